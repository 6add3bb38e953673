import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'web',
    include: ['src/**/*.test.ts'],
    // They run in a browser, by vitest.screens.config.ts.
    exclude: ['**/*.screen.test.ts'],
    isolate: false,
    maxWorkers: 2,
  },
})
