import { defineConfig } from 'vitest/config'

const rules = { name: 'rules', include: ['*/src/**/*.test.ts'], isolate: false, testTimeout: 30_000 }

export default defineConfig({ test: { maxWorkers: 2, projects: [{ test: rules }, 'demo/vitest.config.ts'] } })
