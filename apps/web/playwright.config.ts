import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { defineConfig } from '@playwright/test'
import { findBrowser } from './e2e/browser.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const port = Number(process.env.E2E_PORT ?? 3210)

// Playwright's workers inherit this variable, so all of them use the same folder.
const dataDir = process.env.E2E_DATA_DIR ?? mkdtempSync(join(tmpdir(), 'thant-e2e-'))
process.env.E2E_DATA_DIR = dataDir

/** Runs journeys in a real browser, through the built screens and a portal with the demonstration company. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: '../../test-results',
  workers: 2,
  // A retry only records a trace for diagnosis; a test that needs it still fails.
  retries: 1,
  failOnFlakyTests: true,
  timeout: 90_000,
  expect: { timeout: 10_000 },
  reporter: [['list', { printSteps: false }]],
  globalTeardown: './e2e/remove-data.ts',
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    timezoneId: 'America/New_York',
    screenshot: 'only-on-failure',
    trace: 'on-first-retry',
    launchOptions: await findBrowser(),
  },
  webServer: {
    command: 'node --max-semi-space-size=8 apps/api/src/server.ts --demo',
    cwd: root,
    url: `http://127.0.0.1:${port}/api/health/ready`,
    timeout: 60_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    env: {
      DATA_DIR: dataDir,
      WAL_ARCHIVE_DIR: join(dataDir, 'archive'),
      PORT: String(port),
      LOG_LEVEL: 'error',
    },
  },
})
