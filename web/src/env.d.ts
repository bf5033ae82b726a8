/// <reference types="svelte" />
/// <reference types="vite/client" />

declare module '*.md' {
  import type { Component } from 'svelte'
  const page: Component
  export default page
}
