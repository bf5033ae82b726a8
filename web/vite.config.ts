import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'
import { complete } from './languages.ts'

export default defineConfig({
  plugins: [svelte()],
  define: { COMPLETE_LANGUAGES: JSON.stringify(complete('..')) },
  build: { outDir: '../src/jemaa/web_dist', emptyOutDir: true, target: 'es2023', assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  server: { proxy: { '/api': { target: 'http://127.0.0.1:8321', ws: true } }, fs: { allow: ['..'] } },
  test: { include: ['test/**/*.test.ts'] },
})
