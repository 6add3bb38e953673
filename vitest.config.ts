import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      'apps/api/vitest.config.ts',
      'apps/web/vitest.config.ts',
      'apps/web/vitest.screens.config.ts',
      'packages/vitest.config.ts',
      'tooling/vitest.config.ts',
    ],
  },
})
