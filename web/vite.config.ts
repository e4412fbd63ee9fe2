import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'

const SERVER = process.env.CANTINA_SERVER ?? 'http://127.0.0.1:8000'

export default defineConfig({
  plugins: [svelte()],
  // the Fluent files are the server's; both sides read the very same ones
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': SERVER, '/ws': { target: SERVER, ws: true } },
  },
  build: {
    outDir: '../src/cantina/server/static',
    emptyOutDir: true,
    target: 'es2022',
    // symbols are referenced by address (`icons.svg#name`), so the sprite must stay a file
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  test: { include: ['src/**/*.test.ts'], environment: 'node' },
})
