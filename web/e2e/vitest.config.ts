import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    // what takes long and finds little is asked for: make browser-long
    include: [process.env.LONG ? 'e2e/**/*.long.ts' : 'e2e/**/*.e2e.ts'],
    // each file has a server and a browser of its own; two at a time, as the smallest machine has two cores
    maxWorkers: 2,
    // generous: the machine may be small and busy, and a test that waits for the right thing is not slower for it
    testTimeout: 400_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 60_000 } },
  },
})
