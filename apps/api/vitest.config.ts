import { defineConfig } from 'vitest/config'
import { statementTags } from '../../tooling/statements.ts'

// Far from the company's zone and with summer time, so that a date worked out in the machine's zone is noticed.
process.env.TZ ??= 'America/New_York'

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    globalSetup: ['test/setup/global-setup.ts'],
    setupFiles: ['test/setup/fail-on-console-error.ts'],
    tags: statementTags,
    maxWorkers: 2,
    // Loading the modules anew for each file took more than half of the time. None keeps what a portal knows.
    isolate: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})
