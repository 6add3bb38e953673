import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

export type CollectedSpan = {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  kind: number
  attributes: Record<string, unknown>
  hasFailed: boolean
  service: Record<string, unknown>
}

export type TraceCollector = {
  endpoint: string
  spans: CollectedSpan[]
  /** Everything that was sent, as text. */
  sent(): string
  close(): Promise<void>
}

type KeyValues = Array<{ key: string; value: Record<string, unknown> }>
type SentSpan = Omit<CollectedSpan, 'attributes' | 'hasFailed' | 'service'> & {
  attributes: KeyValues
  status: { code?: number }
}
type Sent = {
  resourceSpans: Array<{ resource: { attributes: KeyValues }; scopeSpans: Array<{ spans: SentSpan[] }> }>
}

/** Takes traces by OTLP in JSON, as a collector does. */
export async function startTraceCollector(): Promise<TraceCollector> {
  const spans: CollectedSpan[] = []
  const bodies: string[] = []
  const server = createServer(async (request, response) => {
    const body = await text(request)
    if (request.method !== 'POST' || request.url !== '/v1/traces') return response.writeHead(404).end()
    bodies.push(body)
    spans.push(...spansOf(JSON.parse(body) as Sent))
    return response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans,
    sent: () => bodies.join('\n'),
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}

const spansOf = ({ resourceSpans }: Sent): CollectedSpan[] =>
  resourceSpans.flatMap(({ resource, scopeSpans }) =>
    scopeSpans.flatMap(({ spans }) =>
      spans.map(({ attributes, status, ...span }) => ({
        ...span,
        attributes: valuesOf(attributes),
        hasFailed: status.code === 2,
        service: valuesOf(resource.attributes),
      })),
    ),
  )

const valuesOf = (attributes: KeyValues) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]))
