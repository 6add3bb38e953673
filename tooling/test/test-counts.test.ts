import { describe, expect, it } from 'vitest'
import { type Counts, countPlaywright, countSuite, countVitest, sumCounts } from '../test-counts.ts'

const none: Counts = { passed: 0, failed: 0, skipped: 0 }

describe('counting what Vitest prints', () => {
  it.each<[line: string, counts: Counts]>([
    ['      Tests  1055 passed (1055)', { passed: 1055, failed: 0, skipped: 0 }],
    ['      Tests  2 failed | 1050 passed | 3 skipped (1055)', { passed: 1050, failed: 2, skipped: 3 }],
    ['      Tests  4 passed | 1 skipped | 2 todo (7)', { passed: 4, failed: 0, skipped: 3 }],
    ['      Tests  1 failed | 4 passed | 1 expected fail (6)', { passed: 5, failed: 1, skipped: 0 }],
    ['      Tests  no tests', none],
  ])('reads "%s"', (line, counts) => {
    expect(countVitest(` Test Files  8 failed | 92 passed (100)\n${line}\n   Duration  2.54s\n`)).toEqual(counts)
  })

  it('finds no test where it broke before its summary', () => {
    expect(countVitest('Error: 3 passed through here\n    at start (vitest.config.ts:1:1)\n')).toEqual(none)
  })
})

describe('counting what Playwright prints', () => {
  const summary = (...lines: string[]) => `  ✓  1 bins.spec.ts:9:1 › 3 passed bins (1.2s)\n\n${lines.join('\n')}\n`

  it('counts a test that passes only on retry as failed', () => {
    const output = summary('  1 flaky', '    bins.spec.ts:9:1 › staff add a bin ───', '  206 passed (12.7m)')
    expect(countPlaywright(output)).toEqual({ passed: 206, failed: 1, skipped: 0 })
  })

  it('counts failed, interrupted, skipped and left out tests', () => {
    const output = summary(
      '  2 failed',
      '    a ───',
      '    b ───',
      '  1 flaky',
      '    c ───',
      '  1 interrupted',
      '    d ───',
    )
    const rest = '  4 skipped\n  5 did not run\n  6 passed (1.0m)\n'
    expect(countPlaywright(output + rest)).toEqual({ passed: 6, failed: 4, skipped: 9 })
  })

  it('takes no number from the names of tests', () => {
    expect(countPlaywright(summary('  7 passed (3.0s)'))).toEqual({ passed: 7, failed: 0, skipped: 0 })
    expect(countPlaywright('Error: no tests found\n')).toEqual(none)
  })
})

describe('what a suite adds to the closing line', () => {
  it.each<[what: string, exitCode: number, counted: Counts, failed: number]>([
    ['that passed', 0, { passed: 3, failed: 0, skipped: 1 }, 0],
    ['that failed', 1, { passed: 3, failed: 2, skipped: 0 }, 2],
    ['that broke with all tests passed', 1, { passed: 3, failed: 0, skipped: 0 }, 1],
    ['that broke before it ran a test', 1, none, 1],
    ['without a test', 0, none, 1],
    ['that skipped all its tests', 0, { passed: 0, failed: 0, skipped: 9 }, 1],
  ])('of one %s', (_what, exitCode, counted, failed) => {
    expect(countSuite(exitCode, counted)).toEqual({ ...counted, failed })
  })

  it('is the sum over all suites', () => {
    const sum = sumCounts([
      { passed: 1, failed: 2, skipped: 3 },
      { passed: 10, failed: 20, skipped: 30 },
    ])
    expect(sum).toEqual({ passed: 11, failed: 22, skipped: 33 })
  })
})
