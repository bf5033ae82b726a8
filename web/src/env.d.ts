/// <reference types="svelte" />
/// <reference types="vite/client" />

/** Languages with every word, found by languages.ts when the page is built. */
declare const COMPLETE_LANGUAGES: string[]

declare module '*.md' {
  import type { Component } from 'svelte'
  const page: Component
  export default page
}
