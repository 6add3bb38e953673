import { defineConfig } from 'vitest/config'
import { statementTags } from '../../tooling/statements.ts'

// Far from the company's zone, as for the tests of the API.
process.env.TZ ??= 'America/New_York'

export default defineConfig({
  test: {
    name: 'demo',
    include: ['test/**/*.test.ts'],
    globalSetup: ['test/fill-once.ts'],
    setupFiles: ['../../apps/api/test/setup/fail-on-console-error.ts'],
    tags: statementTags,
    maxWorkers: 2,
    isolate: false,
    testTimeout: 90_000,
    hookTimeout: 60_000,
  },
})
