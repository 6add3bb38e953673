import { mkdir } from 'node:fs/promises'
import type { Logger } from 'pino'
import { buildApp, type Dependencies } from './app.ts'
import { keepBackup } from './backup/keep-backup.ts'
import { type Config, ConfigError, loadConfig } from './config.ts'
import { createDatabase, type Queryable } from './database/client.ts'
import { type EmbeddedDatabase, startEmbeddedDatabase } from './database/embedded.ts'
import { migrateDatabase } from './database/migrate.ts'
import { checkOutsideDatabase } from './database/outside.ts'
import { takePortalLock } from './database/portal-lock.ts'
import { openReplica } from './database/replica.ts'
import { fillDemoCompany } from './demo/fill.ts'
import {
  assertNoKnownPassword,
  assertPrivate,
  assertRealClock,
  demoDefaults,
  demoPasswordOf,
  describeDemo,
} from './demo-mode.ts'
import { createSetupLink } from './domains/auth/setup.service.ts'
import { attemptBackup, tellOfFailedBackup } from './domains/backups/backup-attempts.service.ts'
import { sendContractReminders } from './domains/invoices/contract-reminders.service.ts'
import { sendReminders } from './domains/invoices/reminders.service.ts'
import { keepFailedMail } from './domains/mails/mails.service.ts'
import { sendDueMails } from './domains/notifications/due-mails.service.ts'
import { expireAttempts } from './domains/payments/expire-attempts.service.ts'
import { expireRequests } from './domains/pickup-requests/expire-requests.service.ts'
import { tellOfChangedPickups } from './domains/pickups/pickup-notices.service.ts'
import { sendPickupReminders } from './domains/pickups/pickup-reminders.service.ts'
import { generateAllPickups } from './domains/schedules/generated-pickups.service.ts'
import { countPickupsOffTime } from './domains/schedules/scheduled-pickups.queries.ts'
import { rebuildTotalsForTimeZone } from './domains/wastes/wastes.service.ts'
import { type Clock, createShiftedClock, systemClock } from './lib/clock.ts'
import type { Portal } from './lib/context.ts'
import { createExports } from './lib/exports.ts'
import { createFileReader } from './lib/file-reader/file-reader.ts'
import { createJobs, type JobHandlers } from './lib/jobs/jobs.ts'
import { createLogger } from './lib/logger.ts'
import type { MailMessage } from './lib/mail/mail-message.ts'
import { createMailer } from './lib/mail/mailer.ts'
import { createPaymentGateway } from './lib/payment-gateway/create-payment-gateway.ts'
import { openStorage } from './lib/storage/open-storage.ts'
import type { Storage } from './lib/storage/storage.ts'
import type { Tracing } from './lib/tracing/spans.ts'
import { createTypesetter } from './lib/typst/typesetter.ts'
import { assertCanListen } from './listen-check.ts'
import { drawMailDocument } from './mail-documents.ts'
import { screens } from './plugins/screens.ts'
import { removeRecovery } from './point-in-time/recover-moment.ts'
import { startArchiving } from './point-in-time/start-archiving.ts'
import { startMetrics } from './start-metrics.ts'
import { startWarnings } from './start-warnings.ts'
import { sweep } from './sweep.ts'

const isDemo = process.argv.includes('--demo')
/** In development, another server has the screens. */
const hasScreens = !process.argv.includes('--no-screens')

// Whoever reads the log may go away before all is started, and the portal works without.
for (const output of [process.stdout, process.stderr]) output.on('error', () => {})

/** Everything started is stopped in reverse order. */
const stops: Array<() => Promise<unknown>> = []

try {
  const config = loadConfig(process.env, isDemo ? demoDefaults : {})
  if (isDemo) assertPrivate(config)
  else assertRealClock(config)
  await start(config)
} catch (error) {
  console.error(error instanceof ConfigError || !(error instanceof Error) ? String(error) : error.message)
  await stopAll()
  process.exit(1)
}

async function start(config: Config): Promise<void> {
  const log = createLogger(config.logLevel)
  const { demoClockShiftMs } = config
  const clock = demoClockShiftMs === undefined ? systemClock : createShiftedClock(demoClockShiftMs)
  for (const warning of startWarnings(config)) log.warn(warning)
  await assertCanListen(config)
  const { port: metricsPort } = config.metrics
  if (metricsPort !== undefined) await assertCanListen({ host: config.host, port: metricsPort }, 'METRICS_PORT')
  // Readiness looks at its disk, also where nothing was stored yet.
  await mkdir(config.dataDir, { recursive: true, mode: 0o700 })
  const tracing = await startTraces(config, log)
  if (tracing) stops.unshift(() => tracing.stop())
  const storage = await openStorage(config.storage)
  const { connectionString, embedded } = await openDatabase(config, log)
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
  if (embedded) await archive(config, embedded, log)
  const { database, pool, close } = createDatabase({ connectionString, log, tracing })
  stops.unshift(close)
  const replica = config.replica && openReplica({ ...config.replica, primary: pool, log, tracing })
  if (replica) stops.unshift(() => replica.close())
  if (!isDemo) await assertNoKnownPassword(database)
  await rebuildTotalsForTimeZone({ database, pool }, config.timeZone, log)
  const offTime = await countPickupsOffTime({ database, clock, settings: { timeZone: config.timeZone } })
  if (offTime > 0)
    log.warn({ pickups: offTime, timeZone: config.timeZone }, 'pickups are not at the time of their schedule')

  const jobs = createJobs({ pool, log, timeZone: config.timeZone, tracing, clock })
  await jobs.prepare()
  const services = {
    clock,
    jobs,
    storage,
    typesetter: createTypesetter({ log, tracing }),
    fileReader: createFileReader({ log }),
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
  stops.unshift(() => jobs.stop())
  stops.unshift(() => app.close())
  stopOnSignals(log)
  const portal: Portal = { database, pool, services }
  const lines = isDemo ? await fillDemo(config, portal) : await describeSetup(config, { database, clock })
  const mailer = createMailer(config)
  const deliver = async (message: MailMessage, writtenAt: Date) =>
    mailer.deliver(message, writtenAt, await drawMailDocument(portal, message.document))
  const keepFailed = (message: MailMessage, reason: string) => keepFailedMail({ database, clock }, message, reason)
  const handlers: JobHandlers = {
    mail: deliver,
    'document-mail': deliver,
    backup: ({ reason = 'nightly' }) => attemptBackup(portal, { reason, connectionString, log }),
    sweep: () => sweep(portal),
    'invoice-reminders': () => sendReminders(portal),
    'contract-reminders': () => sendContractReminders(portal),
    'payment-expiry': () => expireAttempts(portal),
    'request-expiry': () => expireRequests(portal),
    'notification-mails': () => sendDueMails(portal),
    'pickup-notices': () => tellOfChangedPickups(portal),
    'pickup-reminders': () => sendPickupReminders(portal),
    schedules: () => generateAllPickups(portal),
  }
  await jobs.start(handlers, {
    mail: keepFailed,
    'document-mail': keepFailed,
    backup: () => tellOfFailedBackup(portal),
  })
  await app.listen({ host: config.host, port: config.port })
  process.stdout.write(`\n${[`Thant is ready on ${config.publicUrl}`, ...lines].join('\n')}\n\n`)
  log.info({ publicUrl: config.publicUrl }, 'ready')
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

type Opened = { connectionString: string; embedded: EmbeddedDatabase | undefined }

async function openDatabase(config: Config, log: Logger): Promise<Opened> {
  const { databaseUrl } = config
  if (databaseUrl === undefined) {
    const embedded = await startEmbedded(config, log)
    return { connectionString: embedded.connectionString, embedded }
  }
  await checkOutsideDatabase({ connectionString: databaseUrl, log })
  return { connectionString: databaseUrl, embedded: undefined }
}

async function startEmbedded(config: Config, log: Logger): Promise<EmbeddedDatabase> {
  const { dataDir } = config
  const keepsWal = config.walArchive !== undefined
  const embedded: EmbeddedDatabase = await startEmbeddedDatabase({ dataDir, keepsWal, log })
  const { connectionString } = embedded
  const lock = await takePortalLock({
    connectionString,
    dataDir,
    log,
    ensureRunning: () => embedded.ensureRunning(),
    onLost: (error) => {
      log.fatal({ err: error }, 'another portal has the data folder')
      process.exit(1)
    },
  })
  if ((embedded.walSpool !== undefined) !== keepsWal) {
    // The server of a killed portal was started with another setting, which only a start can change.
    await lock.release()
    await embedded.stop()
    return startEmbedded(config, log)
  }
  stops.unshift(() => embedded.stop())
  stops.unshift(() => lock.release())
  await removeRecovery(dataDir)
  return embedded
}

async function archive({ walArchive: settings, timeZone }: Config, embedded: EmbeddedDatabase, log: Logger) {
  const { connectionString, systemId, walSpool: spool } = embedded
  if (settings === undefined || spool === undefined) return
  const archiving = await startArchiving({ connectionString, systemId, spool, settings, timeZone, log })
  stops.unshift(() => archiving.stop())
}

/** Fastify accepts a number of proxies only as a function of the hop. */
function trustProxyOf({ trustProxy }: Config): Dependencies['trustProxy'] {
  return typeof trustProxy === 'number' ? (_address, hop) => hop < trustProxy : trustProxy
}

async function fillDemo(config: Config, portal: Portal): Promise<string[]> {
  const password = demoPasswordOf(config)
  const { accounts } = await fillDemoCompany(portal, password)
  return describeDemo(accounts, password)
}

async function describeSetup(config: Config, portal: { database: Queryable; clock: Clock }): Promise<string[]> {
  const link = await createSetupLink(portal)
  if (link === undefined) return []
  return ['No user exists yet. Make the first super admin within 24 hours at', `${config.publicUrl}/setup/${link}`]
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
  let toldAt: number | undefined
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, async () => {
      if (toldAt !== undefined && performance.now() - toldAt < 1_000) return
      if (toldAt !== undefined) process.exit(1)
      toldAt = performance.now()
      log.info({ signal }, 'stopping')
      await stopAll()
      process.exit(0)
    })
  }
}
