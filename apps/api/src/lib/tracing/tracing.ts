import { AsyncLocalStorage } from 'node:async_hooks'
import { type Context, defaultTextMapGetter, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'
import { setGlobalErrorHandler, W3CTraceContextPropagator } from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import {
  defaultResource,
  detectResources,
  resourceAttributesEnvDetector,
  resourceFromAttributes,
  serviceInstanceIdDetector,
  serviceNameEnvDetector,
} from '@opentelemetry/resources'
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import type { Log } from '@thant/base/log'
import { portalVersion } from '@thant/base/portal-version'
import type { Span, Tracing } from '@thant/base/spans'
import { logSparingly } from '#lib/log-sparingly.ts'

export type TracingOptions = {
  /** Of a collector that takes OTLP by HTTP; `/v1/traces` is added. */
  endpoint: string
  /** The part of the traces that is kept, from 0 to 1. */
  ratio: number
  log: Log
  delayMs?: number
}

/**
 * Sends traces to a collector. The few central places begin their spans themselves: OpenTelemetry's instrumentations hook
 * into the loading of modules, and record addresses and statements whole, with the secrets of links and texts of searches.
 */
export function startTracing({ endpoint, ratio, log, delayMs = 5_000 }: TracingOptions): Tracing {
  setGlobalErrorHandler(logSparingly(log, 'traces could not be sent'))
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/+$/, '')}/v1/traces`, timeoutMillis: 5_000 })
  const provider = new TracerProvider({
    resource: describePortal(),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(ratio) }),
    spanLimits: { attributeValueLengthLimit: 4_096 },
    spanProcessors: [new BatchSpanProcessor({ exporter, scheduledDelayMillis: delayMs })],
  })
  const tracer = provider.getTracer('thant', portalVersion)
  const propagator = new W3CTraceContextPropagator()
  const running = new AsyncLocalStorage<Context>()

  const tracing: Tracing = {
    begin(name, { kind = 'internal', attributes = {}, caller } = {}) {
      const around = caller
        ? propagator.extract(ROOT_CONTEXT, caller, defaultTextMapGetter)
        : (running.getStore() ?? ROOT_CONTEXT)
      const span = tracer.startSpan(name, { kind: kinds[kind], attributes }, around)
      const context = trace.setSpan(around, span)
      return {
        run: (work) => running.run(context, work),
        end({ attributes: found = {}, problem } = {}) {
          span.setAttributes(found)
          if (problem !== undefined) span.setAttribute('error.type', problem).setStatus({ code: SpanStatusCode.ERROR })
          span.end()
        },
      } satisfies Span
    },
    isInSpan: () => running.getStore() !== undefined,
    async stop() {
      await provider.shutdown().catch(logSparingly(log, 'the last traces could not be sent'))
    },
  }
  return tracing
}

const kinds = {
  internal: SpanKind.INTERNAL,
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  consumer: SpanKind.CONSUMER,
}

/** OTEL_SERVICE_NAME and OTEL_RESOURCE_ATTRIBUTES say it otherwise. */
function describePortal() {
  const detectors = [serviceInstanceIdDetector, serviceNameEnvDetector, resourceAttributesEnvDetector]
  return defaultResource()
    .merge(resourceFromAttributes({ 'service.name': 'thant', 'service.version': portalVersion }))
    .merge(detectResources({ detectors }))
}
