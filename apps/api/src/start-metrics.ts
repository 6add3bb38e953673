import type { Log } from '@thant/base/log'
import type { Config } from './config.ts'
import type { Replica } from './database/replica.ts'
import type { Portal } from './lib/context.ts'
import { createMetrics } from './lib/metrics/metrics.ts'
import { buildMetricsServer, type MetricsAccess } from './plugins/metrics.ts'

type Started = { access: MetricsAccess; stop(): Promise<void> }

/** Counts requests where the figures can be read: at METRICS_PORT, or with METRICS_TOKEN alone on the portal's port. */
export async function startMetrics(
  { host, metrics: { port, token } }: Pick<Config, 'host' | 'metrics'>,
  { pool, services, replica }: Portal & { replica: Replica | undefined },
  log: Log,
): Promise<Started | undefined> {
  if (port === undefined && token === undefined) return undefined
  const metrics = createMetrics({ pool, replica, services, log })
  if (port === undefined) return { access: { metrics, token }, stop: () => metrics.stop() }
  const server = buildMetricsServer({ metrics, token })
  await server.listen({ host, port })
  return {
    access: { metrics, token: undefined },
    async stop() {
      await server.close()
      await metrics.stop()
    },
  }
}
