import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['e2e/**/*.e2e.ts'],
    // one browser and one server for all: the files run one after another
    fileParallelism: false,
    testTimeout: 180_000,
    hookTimeout: 60_000,
  },
})
