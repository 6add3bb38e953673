import { defineConfig } from 'vitest/config'
import { statementTags } from '../tooling/statements.ts'

const rules = {
  name: 'rules',
  include: ['*/src/**/*.test.ts'],
  tags: statementTags,
  isolate: false,
  testTimeout: 60_000,
}

export default defineConfig({ test: { maxWorkers: 2, projects: [{ test: rules }, 'demo/vitest.config.ts'] } })
