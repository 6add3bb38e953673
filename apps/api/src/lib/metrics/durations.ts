import type { Labels, MetricFamily, Sample } from './metrics-text.ts'

const bounds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

type Series = { labels: Labels; counts: number[]; count: number; sum: number }

/** Counts durations by labels, as a histogram of Prometheus. */
export function createDurations(name: string, help: string) {
  const series = new Map<string, Series>()
  return {
    observe(labels: Labels, seconds: number): void {
      const key = Object.values(labels).join('\n')
      const found = series.get(key) ?? { labels, counts: bounds.map(() => 0), count: 0, sum: 0 }
      series.set(key, found)
      const bucket = bounds.findIndex((bound) => seconds <= bound)
      if (bucket >= 0) found.counts[bucket] = (found.counts[bucket] ?? 0) + 1
      found.count += 1
      found.sum += seconds
    },
    family: (): MetricFamily => ({ name, help, type: 'histogram', samples: [...series.values()].flatMap(samplesOf) }),
  }
}

/** Each bucket of Prometheus counts what those before it count, too. */
function samplesOf({ labels, counts, count, sum }: Series): Sample[] {
  let total = 0
  const buckets = bounds.map((bound, index) => {
    total += counts[index] ?? 0
    return { suffix: '_bucket', labels: { ...labels, le: String(bound) }, value: total }
  })
  return [
    ...buckets,
    { suffix: '_bucket', labels: { ...labels, le: '+Inf' }, value: count },
    { suffix: '_sum', labels, value: sum },
    { suffix: '_count', labels, value: count },
  ]
}
