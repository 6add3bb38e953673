import { playwright } from '@vitest/browser-playwright'
import { defineConfig, mergeConfig } from 'vitest/config'
import { statementTags } from '../../tooling/statements.ts'
import { findBrowser } from './e2e/support/browser.ts'
import viteConfig from './vite.config.ts'

const screens = defineConfig({
  root: import.meta.dirname,
  // What screens import is bundled before the first test; what is found later would load the page anew.
  optimizeDeps: { entries: ['src/app/main.tsx', 'src/**/*-worker.ts', 'test/*.ts'] },
  test: {
    name: 'screens',
    include: ['{src,test}/**/*.screen.test.ts'],
    tags: statementTags,
    // Each page loads the portal's code once.
    isolate: false,
    maxWorkers: 2,
    testTimeout: 150_000,
    chaiConfig: { truncateThreshold: 0 },
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      viewport: { width: 1440, height: 900 },
      provider: playwright({
        launchOptions: await findBrowser(),
        contextOptions: { locale: 'en-GB', timezoneId: 'America/New_York', reducedMotion: 'reduce' },
      }),
      instances: [{ browser: 'chromium' }],
    },
  },
})

/** Draws screens in a real browser, through the code that the development server serves, on replies of the tests. */
export default mergeConfig(viteConfig({ command: 'serve', mode: 'test' }), screens)
