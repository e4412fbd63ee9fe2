import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'

const SERVER = process.env.CANTINA_SERVER ?? 'http://127.0.0.1:8000'

const STATIC = resolve(import.meta.dirname, '../src/cantina/server/static')
const PACKED = /\.(js|css|html|svg|json|webmanifest)$/
const SMALL = 1024

/** Writes compressed twins beside the built files, so that the server never compresses while people play. */
const packed = {
  name: 'packed',
  apply: 'build' as const,
  closeBundle() {
    for (const name of readdirSync(STATIC, { recursive: true, encoding: 'utf8' })) {
      const file = join(STATIC, name)
      if (!PACKED.test(name) || readFileSync(file).length < SMALL) continue
      writeFileSync(`${file}.gz`, gzipSync(readFileSync(file), { level: 9 }))
      writeFileSync(`${file}.br`, brotliCompressSync(readFileSync(file)))
    }
  },
}

export default defineConfig({
  plugins: [svelte(), packed],
  // the Fluent files are the server's; both sides read the very same ones
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': SERVER, '/ws': { target: SERVER, ws: true } },
  },
  build: {
    outDir: STATIC,
    emptyOutDir: true,
    target: 'es2022',
    // symbols are referenced by address (`icons.svg#name`), so the sprite must stay a file
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  test: { include: ['src/**/*.test.ts'], environment: 'node', testTimeout: 60_000 },
})
