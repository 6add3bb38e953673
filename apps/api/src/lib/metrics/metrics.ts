import { listBackups } from '@thant/backup/backup-folder'
import { lastGoodOf } from '@thant/backup/last-good'
import { readArchiveState } from '@thant/backup/point-in-time/archive-state'
import type { Log } from '@thant/base/log'
import { portalVersion } from '@thant/base/portal-version'
import type { Pool } from 'pg'
import type { Replica } from '#database/replica.ts'
import type { Services } from '#lib/context.ts'
import { watchDatabaseUse } from './database-metrics.ts'
import { createDurations } from './durations.ts'
import { formatMetrics, gauge, type MetricFamily } from './metrics-text.ts'
import { watchProcess } from './process-metrics.ts'

export type Metrics = {
  observeRequest(request: { method: string; route: string; status: string }, seconds: number): void
  /** In the text format of Prometheus. */
  read(): Promise<string>
  stop(): Promise<void>
}

type Watched = {
  pool: Pool
  replica?: Replica | undefined
  services: Pick<Services, 'clock' | 'typesetter' | 'settings'>
  log: Log
}

export function createMetrics({ pool, replica, services, log }: Watched): Metrics {
  const requests = createDurations('http_request_duration_seconds', 'Requests by method, route and status.')
  const ofProcess = watchProcess()
  const ofDatabase = watchDatabaseUse(pool, log)
  return {
    observeRequest: (request, seconds) => requests.observe(request, seconds),
    read: async () =>
      formatMetrics([
        gauge('thant_build_info', 'The version of the portal.', { labels: { version: portalVersion }, value: 1 }),
        requests.family(),
        ...(await ofDatabase.families()),
        ...(replica ? replicaFamilies(replica) : []),
        pdfFamily(services),
        await backupFamily(services),
        ...(await archiveFamilies(services)),
        ...ofProcess.families(),
      ]),
    async stop() {
      ofProcess.stop()
      await ofDatabase.stop()
    },
  }
}

function replicaFamilies(replica: Replica): MetricFamily[] {
  return [
    gauge('thant_replica_up', 'Whether reads go to the replica.', { value: replica.state() === 'ok' ? 1 : 0 }),
    gauge('thant_replica_lag_seconds', 'How far the replica is behind.', { value: replica.lagMs() / 1_000 }),
    {
      name: 'thant_replica_reads_total',
      help: 'Reads that may lag, by the database that served them.',
      type: 'counter',
      samples: Object.entries(replica.reads).map(([from, value]) => ({ labels: { from }, value })),
    },
  ]
}

function pdfFamily({ typesetter }: Watched['services']): MetricFamily {
  const { waiting, drawing } = typesetter.load()
  return gauge(
    'thant_pdf_queue',
    'PDFs that wait or are drawn.',
    { labels: { state: 'waiting' }, value: waiting },
    { labels: { state: 'drawing' }, value: drawing },
  )
}

/** Zero while there is none, so that an alert on its age fires then, too. */
async function backupFamily({ settings, clock }: Watched['services']): Promise<MetricFamily> {
  const { dir, keyring } = settings.backups
  const { lastGoodAt } = lastGoodOf(await listBackups(dir, keyring), clock.now())
  return gauge('thant_last_good_backup_timestamp_seconds', 'When the last good backup was made.', {
    value: lastGoodAt === null ? 0 : Date.parse(lastGoodAt) / 1_000,
  })
}

async function archiveFamilies({ settings, clock }: Watched['services']): Promise<MetricFamily[]> {
  const archive = await readArchiveState(settings, clock.now())
  if (archive === undefined) return []
  const value = archive.until === null ? 0 : Date.parse(archive.until) / 1_000
  return [gauge('thant_wal_archived_timestamp_seconds', 'Until when changes are archived.', { value })]
}
