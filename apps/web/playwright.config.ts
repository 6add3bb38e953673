import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { defineConfig } from '@playwright/test'
import { findBrowser } from './e2e/support/browser.ts'
import { chosenMoment, shiftTo } from './e2e/support/clock.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const port = Number(process.env.E2E_PORT ?? 3210)

// Playwright's workers inherit this variable, so all of them use the same folder.
const dataDir = process.env.E2E_DATA_DIR ?? mkdtempSync(join(tmpdir(), 'thant-e2e-'))
process.env.E2E_DATA_DIR = dataDir

// The workers go on with the clock that was chosen for the run.
if (process.env.E2E_CLOCK_SHIFT === undefined) {
  const moment = chosenMoment(process.env.E2E_CLOCK)
  process.env.E2E_CLOCK_SHIFT = String(shiftTo(moment))
  process.stdout.write(`The clock of the journeys starts at ${moment} in Yangon (E2E_CLOCK=${moment}).\n`)
}

/** Journeys that go by the day or the hour, so that other clocks try them. The others name their dates. */
const datedJourneys = [
  'clock',
  'company-days',
  'customers-week',
  'data-table',
  'driver',
  'gri',
  'item-treatment',
  'not-collected',
  'open-matters',
  'own-calendar',
  'own-dashboard',
  'requests',
  'schedules',
  'sites',
  'staff-dashboard',
  'staff-day',
  'story',
].map((name) => `**/${name}.spec.ts`)

/** Runs journeys in a real browser, through the built screens and a portal with the demonstration company. */
export default defineConfig({
  testDir: 'e2e',
  testMatch: process.env.E2E_PART === 'dated' ? datedJourneys : '**/*.spec.ts',
  outputDir: '../../test-results',
  workers: 2,
  // A retry only records a trace for diagnosis; a test that needs it still fails.
  retries: 1,
  failOnFlakyTests: true,
  timeout: 90_000,
  expect: { timeout: 10_000 },
  reporter: [['list', { printSteps: false }]],
  globalTeardown: './e2e/support/remove-data.ts',
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    viewport: { width: 1440, height: 900 },
    // What a worker asks for passes by `page.route`.
    serviceWorkers: 'block',
    locale: 'en-GB',
    timezoneId: 'America/New_York',
    screenshot: 'only-on-failure',
    trace: 'on-first-retry',
    launchOptions: await findBrowser(),
  },
  webServer: {
    command: 'node --max-semi-space-size=8 packages/demo/src/serve.ts',
    cwd: root,
    url: `http://127.0.0.1:${port}/api/health/ready`,
    timeout: 180_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    env: {
      DATA_DIR: dataDir,
      WAL_ARCHIVE_DIR: join(dataDir, 'archive'),
      PORT: String(port),
      LOG_LEVEL: 'error',
      DEMO_CLOCK_SHIFT: process.env.E2E_CLOCK_SHIFT,
    },
  },
})
