import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['e2e/**/*.e2e.ts'],
    // one browser and one server for all: the files run one after another
    fileParallelism: false,
    // generous: the machine may be small and busy, and a test that waits for the right thing is not slower for it
    testTimeout: 400_000,
    hookTimeout: 180_000,
  },
})
