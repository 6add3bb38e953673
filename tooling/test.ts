/** Runs every suite, also after one failed, and ends with one line that counts all tests. */
import { run } from './run.ts'

type Counts = { passed: number; failed: number; skipped: number }

const suites: Array<{ name: string; command: string; args: string[]; count: (output: string) => Counts }> = [
  { name: 'rules and API', command: 'vitest', args: ['run'], count: countVitest },
  {
    name: 'screens',
    command: 'node',
    args: ['tooling/build-screens.ts'],
    count: () => ({ passed: 0, failed: 0, skipped: 0 }),
  },
  {
    name: 'browser',
    command: 'playwright',
    args: ['test', '--config', 'apps/web/playwright.config.ts'],
    count: countPlaywright,
  },
]

const total: Counts = { passed: 0, failed: 0, skipped: 0 }
for (const { name, command, args, count } of suites) {
  console.log(`\n— ${name}`)
  const { code, output } = await run(command, args)
  const counts = count(output)
  // A suite that broke before it could count is a failure too.
  const failed = code !== 0 && counts.failed === 0 ? 1 : counts.failed
  total.passed += counts.passed
  total.failed += failed
  total.skipped += counts.skipped
}
console.log(`\n${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`)
process.exit(total.failed === 0 && total.passed > 0 ? 0 : 1)

function countVitest(output: string): Counts {
  const line = /^\s*Tests\s+(.*)$/m.exec(output)?.[1] ?? ''
  return {
    passed: numberBefore(line, 'passed'),
    failed: numberBefore(line, 'failed'),
    skipped: numberBefore(line, 'skipped'),
  }
}

function countPlaywright(output: string): Counts {
  const summary = output.slice(output.search(/^ {2}\d+ (failed|flaky|skipped|did not run|passed)/m))
  return {
    passed: numberBefore(summary, 'passed') + numberBefore(summary, 'flaky'),
    failed: numberBefore(summary, 'failed'),
    skipped: numberBefore(summary, 'skipped'),
  }
}

function numberBefore(text: string, word: string): number {
  return Number(new RegExp(`(\\d+) ${word}`).exec(text)?.[1] ?? 0)
}
