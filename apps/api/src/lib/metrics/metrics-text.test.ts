import { expect, it } from 'vitest'
import { createDurations } from './durations.ts'
import { formatMetrics, gauge } from './metrics-text.ts'

it('writes figures as Prometheus reads them', { tags: ['R-rel-17'] }, () => {
  const labels = { name: 'a "quoted"\nname\\' }
  expect(formatMetrics([gauge('jobs', 'Jobs.', { labels, value: 2 }, { value: Number.POSITIVE_INFINITY })])).toBe(
    '# HELP jobs Jobs.\n# TYPE jobs gauge\njobs{name="a \\"quoted\\"\\nname\\\\"} 2\njobs +Inf\n',
  )
})

it('counts a duration in every bucket that it fits into, its bound included', () => {
  const durations = createDurations('request_seconds', 'Requests.')
  for (const seconds of [0.005, 0.3, 60]) durations.observe({ route: '/' }, seconds)
  const text = formatMetrics([durations.family()])
  const countUpTo = (bound: string) => Number(new RegExp(`le="${bound}"} (\\d+)`).exec(text)?.[1])
  expect(['0\\.005', '0\\.25', '0\\.5', '10', '\\+Inf'].map(countUpTo)).toEqual([1, 1, 2, 2, 3])
  expect(text).toContain('request_seconds_sum{route="/"} 60.305\nrequest_seconds_count{route="/"} 3\n')
})
