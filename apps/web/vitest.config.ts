import { defineConfig } from 'vitest/config'
import { statementTags } from '../../tooling/statements.ts'

export default defineConfig({
  test: {
    name: 'web',
    include: ['src/**/*.test.ts'],
    // They run in a browser, by vitest.screens.config.ts.
    exclude: ['**/*.screen.test.ts'],
    tags: statementTags,
    isolate: false,
    maxWorkers: 2,
    // The first page that is drawn loads the code of all screens.
    testTimeout: 60_000,
  },
})
