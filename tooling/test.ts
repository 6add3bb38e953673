/** Runs every suite even after a failure, and ends with one line that counts all tests. */
import { run } from './run.ts'
import { type Counts, countPlaywright, countSuite, countVitest, sumCounts } from './test-counts.ts'

const counts: Counts[] = []

console.log('\n— rules and API')
const rules = await run('vitest', ['run', '--project', '!screens'])
counts.push(countSuite(rules.code, countVitest(rules.output)))

console.log('\n— screens')
// Not beside the API's tests, which would take the processor from the code that each page has to wait for.
const screens = await run('vitest', ['run', '--project', 'screens'])
counts.push(countSuite(screens.code, countVitest(screens.output)))

console.log('\n— browser')
const build = await run('node', ['tooling/build-screens.ts'])
if (build.code !== 0) counts.push({ passed: 0, failed: 1, skipped: 0 })
const browser = await run('playwright', ['test', '--config', 'apps/web/playwright.config.ts'])
counts.push(countSuite(browser.code, countPlaywright(browser.output)))

const { passed, failed, skipped } = sumCounts(counts)
console.log(`\n${passed} passed, ${failed} failed, ${skipped} skipped`)
process.exit(failed === 0 ? 0 : 1)
