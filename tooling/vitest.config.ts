import { defineConfig } from 'vitest/config'
import { statementTags } from './statements.ts'

export default defineConfig({
  test: { name: 'tooling', include: ['test/**/*.test.ts'], tags: statementTags, maxWorkers: 2, testTimeout: 30_000 },
})
