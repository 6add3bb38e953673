import { mkdir } from 'node:fs/promises'
import { keepBackup } from '@thant/backup/keep-backup'
import type { Tracing } from '@thant/base/spans'
import type { Pool } from 'pg'
import type { Logger } from 'pino'
import { buildApp, type Dependencies } from './app.ts'
import { type Config, ConfigError } from './config.ts'
import { createDatabase, type Queryable } from './database/client.ts'
import { migrateDatabase } from './database/migrate.ts'
import { openReplica } from './database/replica.ts'
import { rebuildTotalsForTimeZone } from './domains/materials/wastes/wastes.service.ts'
import { countPickupsOffTime } from './domains/service/schedules/scheduled-pickups.queries.ts'
import type { Clock } from './lib/clock.ts'
import type { Portal } from './lib/context.ts'
import { createFileReader } from './lib/file-reader/file-reader.ts'
import { createJobs } from './lib/jobs/jobs.ts'
import { createExports } from './lib/lists/exports.ts'
import { createLogger } from './lib/logger.ts'
import { createPaymentGateway } from './lib/payment-gateway/create-payment-gateway.ts'
import { createRoutePlanner } from './lib/routes/route-planner.ts'
import { openStorage } from './lib/storage/open-storage.ts'
import type { Storage } from './lib/storage/storage.ts'
import { createTypesetter } from './lib/typst/typesetter.ts'
import { assertCanListen } from './listen-check.ts'
import { archive, openDatabase, type Stops } from './open-database.ts'
import { screens } from './plugins/screens.ts'
import { startJobs } from './start-jobs.ts'
import { startMetrics } from './start-metrics.ts'
import { startWarnings } from './start-warnings.ts'

/** What a start for real use and one of the demonstration decide for themselves. */
export type Start = {
  config: Config
  clock: Clock
  /** Throws where the database is not for this start. */
  checkDatabase?(database: Queryable): Promise<void>
  /** The last step before anybody is served; its lines are printed with the address. */
  open(portal: Portal): Promise<string[]>
}

/** In development, another server has the screens. */
const hasScreens = !process.argv.includes('--no-screens')

/** Everything started is stopped in reverse order. */
const stops: Stops = []

/** Serves a portal in this process until it is told to stop. `prepare` throws what the operator has to mend. */
export async function runPortal(prepare: () => Start): Promise<void> {
  // Whoever reads the log may go away before all is started, and the portal works without.
  for (const output of [process.stdout, process.stderr]) output.on('error', () => {})
  try {
    await start(prepare())
  } catch (error) {
    console.error(error instanceof ConfigError || !(error instanceof Error) ? String(error) : error.message)
    await stopAll()
    process.exit(1)
  }
}

async function start({ config, clock, checkDatabase, open }: Start): Promise<void> {
  const log = createLogger(config.logLevel)
  for (const warning of startWarnings(config)) log.warn(warning)
  await assertCanListen(config)
  const { port: metricsPort } = config.metrics
  if (metricsPort !== undefined) await assertCanListen({ host: config.host, port: metricsPort }, 'METRICS_PORT')
  // Readiness looks at its disk, also where nothing was stored yet.
  await mkdir(config.dataDir, { recursive: true, mode: 0o700 })
  const tracing = await startTraces(config, log)
  if (tracing) stops.unshift(() => tracing.stop())
  const storage = await openStorage(config.storage)
  const { connectionString, embedded } = await openDatabase(config, stops, log)
  await migrateDatabase({
    connectionString,
    log,
    beforeChange: () =>
      keepBackup({
        ...backupOptions(config, { connectionString, storage, clock, log }),
        reason: 'migration',
        isLocked: true,
      }),
  })
  if (embedded) await archive(config, embedded, stops, log)
  const { database, pool, close } = createDatabase({ connectionString, log, tracing })
  stops.unshift(close)
  const replica = config.replica && openReplica({ ...config.replica, primary: pool, log, tracing })
  if (replica) stops.unshift(() => replica.close())
  await checkDatabase?.(database)
  await followTimeZone({ database, pool, clock }, config, log)
  const jobs = createJobs({ pool, log, timeZone: config.timeZone, tracing, clock })
  await jobs.prepare()
  const services = {
    clock,
    jobs,
    storage,
    typesetter: createTypesetter({ log, tracing }),
    fileReader: createFileReader({ log }),
    routePlanner: createRoutePlanner({ log, outside: config.routes }),
    exports: createExports(),
    paymentGateway: createPaymentGateway(config),
    settings: config,
  }
  const trustProxy = trustProxyOf(config)
  const metrics = await startMetrics(config, { database, pool, services, replica }, log)
  if (metrics) stops.unshift(() => metrics.stop())
  const app = await buildApp({
    database,
    pool,
    services,
    replica,
    logger: log,
    trustProxy,
    metrics: metrics?.access,
    tracing: tracing && { tracing, joinsCallers: config.trustProxy !== false },
    ...(hasScreens && { screens }),
  })
  stops.unshift(() => services.typesetter.close())
  stops.unshift(() => services.fileReader.close())
  stops.unshift(() => services.routePlanner.close())
  stops.unshift(() => jobs.stop())
  stops.unshift(() => app.close())
  stopOnSignals(log)
  const portal: Portal = { database, pool, services }
  const lines = await open(portal)
  await startJobs(jobs, portal, { config, connectionString, log })
  await app.listen({ host: config.host, port: config.port })
  process.stdout.write(`\n${[`Thant is ready on ${config.publicUrl}`, ...lines].join('\n')}\n\n`)
  log.info({ publicUrl: config.publicUrl }, 'ready')
}

/** A portal that was started with another time zone keeps its totals by that zone's months, and its pickups at its times. */
async function followTimeZone(
  { database, pool, clock }: { database: Queryable; pool: Pool; clock: Clock },
  { timeZone }: Config,
  log: Logger,
): Promise<void> {
  await rebuildTotalsForTimeZone({ database, pool }, timeZone, log)
  const pickups = await countPickupsOffTime({ database, clock, settings: { timeZone } })
  if (pickups > 0) log.warn({ pickups, timeZone }, 'pickups are not at the time of their schedule')
}

function backupOptions({ backups, timeZone }: Config, { connectionString, storage, clock, log }: Parts) {
  return { connectionString, uploads: storage, settings: backups, timeZone, log, now: clock.now() }
}

/** The SDK is loaded only where somebody collects traces. */
async function startTraces({ traces }: Config, log: Logger): Promise<Tracing | undefined> {
  if (traces === undefined) return undefined
  const { startTracing } = await import('./lib/tracing/tracing.ts')
  return startTracing({ ...traces, log })
}

type Parts = { connectionString: string; storage: Storage; clock: Clock; log: Logger }

/** Fastify accepts a number of proxies only as a function of the hop. */
function trustProxyOf({ trustProxy }: Config): Dependencies['trustProxy'] {
  return typeof trustProxy === 'number' ? (_address, hop) => hop < trustProxy : trustProxy
}

/** HTTP stops first, so that requests in flight finish; then jobs, pool, lock and database. */
async function stopAll(): Promise<void> {
  for (const stop of stops.splice(0)) await stop()
}

/**
 * A second signal ends the process at once. One within a second does not count, because ^C under npm arrives twice: from
 * the terminal and from npm.
 */
function stopOnSignals(log: Logger): void {
  let signalledAt: number | undefined
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, async () => {
      if (signalledAt !== undefined && performance.now() - signalledAt < 1_000) return
      if (signalledAt !== undefined) process.exit(1)
      signalledAt = performance.now()
      log.info({ signal }, 'stopping')
      await stopAll()
      process.exit(0)
    })
  }
}
