import { svelte } from '@sveltejs/vite-plugin-svelte'
import { build, type Plugin } from 'vite'
import { defineConfig } from 'vitest/config'
import { complete } from './languages.ts'

/** Where the site is built (tools/site), which lies at any path; the page of a server is a part of the package. */
const site = process.env.JEMAA_SITE
const outDir = site ?? '../src/jemaa/web_dist'

/** The workers beside the page: the service worker is one classic script, which every browser takes, the others are modules. */
const worker: Plugin = {
  name: 'worker',
  apply: 'build',
  async closeBundle() {
    for (const name of ['offline', 'engine']) {
      await build({
        configFile: false,
        logLevel: 'warn',
        build: { outDir, emptyOutDir: false, target: 'es2023', rollupOptions: { input: `src/${name}/worker.ts`, output: { format: 'es', entryFileNames: `${name}.js` } } },
      })
    }
    await build({
      configFile: false,
      logLevel: 'warn',
      build: { outDir, emptyOutDir: false, license: { fileName: 'licenses-worker.json' }, target: 'es2023', rollupOptions: { input: 'src/worker/worker.ts', output: { format: 'iife', entryFileNames: 'worker.js' } } },
    })
  },
}

export default defineConfig({
  base: site ? './' : '/',
  plugins: [svelte(), worker],
  define: { COMPLETE_LANGUAGES: JSON.stringify(complete('..')) },
  build: { outDir, emptyOutDir: true, license: { fileName: 'licenses.json' }, manifest: 'assets.json', target: 'es2023', assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  server: { proxy: { '/api': { target: 'http://127.0.0.1:8321', ws: true } }, fs: { allow: ['..'] } },
  test: { include: ['test/**/*.test.ts'] },
})
