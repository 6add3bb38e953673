import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: { name: 'packages', include: ['*/src/**/*.test.ts'], isolate: false, maxWorkers: 2, testTimeout: 30_000 },
})
