import { defineConfig } from 'vitest/config'
import { statementTags } from '../../tooling/statements.ts'
import { burmeseTexts } from './burmese-texts.ts'

export default defineConfig({
  plugins: [burmeseTexts()],
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
