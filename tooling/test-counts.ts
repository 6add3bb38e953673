/** The counts come from the summary that the test runner prints last. */
export type Counts = { passed: number; failed: number; skipped: number }

export function countVitest(output: string): Counts {
  const line = /^\s*Tests\s+(.*)$/m.exec(output)?.[1] ?? ''
  return {
    // A test of a guard passes where what it plants makes it fail.
    passed: numberBefore(line, 'passed') + numberBefore(line, 'expected fail'),
    failed: numberBefore(line, 'failed'),
    skipped: numberBefore(line, 'skipped') + numberBefore(line, 'todo'),
  }
}

/** A test that passes only on retry counts as failed; the retry exists to record a trace. */
export function countPlaywright(output: string): Counts {
  const start = output.search(/^ {2}\d+ (failed|flaky|interrupted|skipped|did not run|passed)/m)
  const summary = start < 0 ? '' : output.slice(start)
  return {
    passed: numberBefore(summary, 'passed'),
    failed: numberBefore(summary, 'failed') + numberBefore(summary, 'flaky') + numberBefore(summary, 'interrupted'),
    skipped: numberBefore(summary, 'skipped') + numberBefore(summary, 'did not run'),
  }
}

/** A suite that crashed before its summary, or ran no test, counts as one failure. */
export function countSuite(exitCode: number, counted: Counts): Counts {
  const hasRun = counted.passed + counted.failed > 0
  const isBroken = counted.failed === 0 && (exitCode !== 0 || !hasRun)
  return isBroken ? { ...counted, failed: 1 } : counted
}

export function sumCounts(counts: Counts[]): Counts {
  const sum = { passed: 0, failed: 0, skipped: 0 }
  for (const { passed, failed, skipped } of counts) {
    sum.passed += passed
    sum.failed += failed
    sum.skipped += skipped
  }
  return sum
}

function numberBefore(text: string, word: string): number {
  return Number(new RegExp(`(\\d+) ${word}`).exec(text)?.[1] ?? 0)
}
