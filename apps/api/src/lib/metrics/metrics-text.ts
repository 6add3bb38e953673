export type MetricType = 'counter' | 'gauge' | 'histogram'
export type Labels = Record<string, string>

/** `suffix` is for the parts of a histogram, such as `_bucket`. */
export type Sample = { suffix?: string; labels?: Labels; value: number }

export type MetricFamily = { name: string; help: string; type: MetricType; samples: Sample[] }

/** Of the text format that Prometheus reads. */
export const metricsContentType = 'text/plain; version=0.0.4; charset=utf-8'

export function formatMetrics(families: readonly MetricFamily[]): string {
  return families.map(formatFamily).join('')
}

export function gauge(name: string, help: string, ...samples: Sample[]): MetricFamily {
  return { name, help, type: 'gauge', samples }
}

function formatFamily({ name, help, type, samples }: MetricFamily): string {
  const lines = samples.map(
    ({ suffix = '', labels = {}, value }) => `${name}${suffix}${formatLabels(labels)} ${formatValue(value)}`,
  )
  return `${[`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`, ...lines].join('\n')}\n`
}

function formatLabels(labels: Labels): string {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${escapeValue(value)}"`)
  return pairs.length === 0 ? '' : `{${pairs.join(',')}}`
}

const escapeValue = (value: string) => value.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n')

function formatValue(value: number): string {
  if (Number.isFinite(value)) return String(value)
  return Number.isNaN(value) ? 'NaN' : value > 0 ? '+Inf' : '-Inf'
}
