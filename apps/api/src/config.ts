import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { BackupSettings } from '@thant/backup/keep-backup'
import { createKeyring } from '@thant/backup/keyring'
import type { WalArchiveSettings } from '@thant/backup/point-in-time/archive-settings'
import { z } from 'zod'
import { variables } from './config-variables.ts'
import type { Retention } from './lib/context.ts'
import { isLoopbackUrl } from './lib/loopback.ts'
import type { OutsideRoutes } from './lib/routes/route-planner.ts'
import type { StoragePlace } from './lib/storage/open-storage.ts'
import { createBucket } from './lib/storage/s3-bucket.ts'
import { parseS3Place, type S3Place } from './lib/storage/s3-place.ts'
import { storedSecret } from './secrets.ts'

export type Environment = Record<string, string | undefined>

export type PaymentConfig =
  /** The sandbox signs with this secret. */
  | { gateway: 'sandbox'; secret: string }
  | { gateway: '2c2p'; endpoint: string; credentials: Record<string, { merchantId: string; secret: string }> }

export type Config = {
  host: string
  port: number
  /** The origin that browsers use, without a trailing slash. */
  publicUrl: string
  /** Fastify's format: false for no proxy, a number of proxies, or their addresses. */
  trustProxy: false | number | string[]
  dataDir: string
  backups: BackupSettings
  /** Set for an embedded database whose WAL is archived, so that any moment can be restored. */
  walArchive: WalArchiveSettings | undefined
  retention: Retention
  /** Where uploads and drawn reports are kept. */
  storage: StoragePlace
  /** Unset starts the embedded PostgreSQL. */
  databaseUrl: string | undefined
  /** A replica of it, which serves reads while it is no further behind than this. */
  replica: { connectionString: string; maxLagMs: number } | undefined
  mail: { smtpUrl: string | undefined; from: string }
  /** Unset switches payments off. */
  payment: PaymentConfig | undefined
  /** Tokens are signed with the first secret and verified with all, so that secrets can be rotated. */
  tokenSecrets: readonly [string, ...string[]]
  timeZone: string
  hideUnknownEmails: boolean
  logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent'
  mapTileUrl: string
  emissionChartUrls: string[]
  routes: OutsideRoutes
  /** With neither, nobody can read figures. The token alone serves them on the port of the portal. */
  metrics: { port: number | undefined; token: string | undefined }
  /** Unset when nobody collects traces. */
  traces: { endpoint: string; ratio: number } | undefined
}

/** The message has one line for each invalid variable. */
export class ConfigError extends Error {
  override name = 'ConfigError'
}

/** Reads the environment over `defaults`. Throws a ConfigError. */
export function loadConfig(environment: Environment = process.env, defaults: Environment = {}): Config {
  const schema = z.object(variables).check(assertCompleteGroups)
  const given = parseVariables(schema, { ...defaults, ...withoutEmpty(environment) })
  const dataDir = resolve(given.DATA_DIR ?? ownDataDir)
  const keyring = given.BACKUP_PASSPHRASE === undefined ? undefined : createKeyring(given.BACKUP_PASSPHRASE)
  const publicUrl = given.PUBLIC_URL ?? `http://127.0.0.1:${given.PORT}`
  return {
    host: given.HOST,
    port: given.PORT,
    publicUrl,
    trustProxy: given.TRUST_PROXY,
    dataDir,
    backups: {
      dir: resolve(given.BACKUP_DIR ?? join(dataDir, 'backups')),
      ...secondPlaceOf(given),
      keep: given.BACKUP_KEEP,
      keyring,
    },
    walArchive:
      given.WAL_ARCHIVE_DIR === undefined
        ? undefined
        : { dir: resolve(given.WAL_ARCHIVE_DIR), keepDays: given.WAL_ARCHIVE_KEEP_DAYS, keyring },
    retention: {
      auditDays: given.AUDIT_KEEP_DAYS,
      sessionDays: given.SESSION_KEEP_DAYS,
      mailDays: given.MAIL_KEEP_DAYS,
      reportFileDays: given.REPORT_FILE_KEEP_DAYS,
    },
    storage:
      given.STORAGE_URL === undefined
        ? { folder: join(dataDir, 'files') }
        : { s3: s3Of(given.STORAGE_URL, given.STORAGE_KEY) },
    databaseUrl: given.DATABASE_URL,
    replica:
      given.DATABASE_READ_URL === undefined
        ? undefined
        : { connectionString: given.DATABASE_READ_URL, maxLagMs: given.DATABASE_READ_MAX_LAG * 1_000 },
    mail: { smtpUrl: given.SMTP_URL, from: given.MAIL_FROM ?? `no-reply@${new URL(publicUrl).hostname}` },
    payment: paymentOf(given, dataDir),
    tokenSecrets: given.TOKEN_SECRET ?? [storedSecret(dataDir, 'token')],
    timeZone: given.COMPANY_TIME_ZONE,
    hideUnknownEmails: given.HIDE_UNKNOWN_EMAILS,
    logLevel: given.LOG_LEVEL,
    mapTileUrl: given.MAP_TILE_URL,
    emissionChartUrls: given.EMISSION_CHART_URLS,
    routes: { engineUrl: given.ROUTE_ENGINE_URL, distanceUrl: given.DISTANCE_URL },
    metrics: { port: given.METRICS_PORT, token: given.METRICS_TOKEN },
    traces:
      given.OTEL_EXPORTER_OTLP_ENDPOINT === undefined
        ? undefined
        : { endpoint: given.OTEL_EXPORTER_OTLP_ENDPOINT, ratio: given.OTEL_TRACES_SAMPLER_ARG },
  }
}

/** An empty variable counts as unset. Throws a ConfigError. */
export function parseVariables<Schema extends z.ZodType>(schema: Schema, environment: Environment): z.output<Schema> {
  const parsed = schema.safeParse(withoutEmpty(environment))
  if (parsed.success) return parsed.data
  throw new ConfigError(parsed.error.issues.map(({ path, message }) => `${String(path[0])} ${message}.`).join('\n'))
}

const ownDataDir = fileURLToPath(new URL('../../../.data/portal', import.meta.url))

type Given = z.output<z.ZodObject<typeof variables>>

function withoutEmpty(environment: Environment): Environment {
  return Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim()))
}

function assertCompleteGroups({ value, issues }: z.core.ParsePayload<Given>): void {
  const refuse = (name: keyof Given, message: string) =>
    issues.push({ code: 'custom', path: [name], message, input: value[name] })
  if (value.SMTP_URL && !value.MAIL_FROM) refuse('MAIL_FROM', 'is needed with SMTP_URL')
  if (value.MAIL_FROM && !value.SMTP_URL) refuse('SMTP_URL', 'is needed with MAIL_FROM')
  if (value.WAL_ARCHIVE_DIR && value.DATABASE_URL) {
    refuse('WAL_ARCHIVE_DIR', 'is of use only without DATABASE_URL: whoever runs that database archives its WAL')
  }
  if (value.DATABASE_READ_URL && !value.DATABASE_URL) refuse('DATABASE_READ_URL', 'is of use only with DATABASE_URL')
  if (value.METRICS_PORT === value.PORT) refuse('METRICS_PORT', 'must be another port than PORT')
  for (const name of ['STORAGE_URL', 'BACKUP_COPY_DIR'] as const) {
    const url = value[name]
    if (url === undefined || (name === 'BACKUP_COPY_DIR' && !isBucket(url))) continue
    const place = parseS3Place(url, value.STORAGE_KEY)
    if (typeof place === 'string') refuse(name, place)
  }
  const isPublic = value.PUBLIC_URL !== undefined && !isLoopbackUrl(value.PUBLIC_URL)
  if (value.PAYMENT_GATEWAY === 'sandbox' && isPublic && !value.PAYMENT_SANDBOX_PUBLIC) {
    refuse(
      'PAYMENT_GATEWAY',
      'lets anybody mark anything as paid: at this PUBLIC_URL it needs PAYMENT_SANDBOX_PUBLIC=true',
    )
  }
  for (const name of ['PAYMENT_2C2P_ENDPOINT', 'PAYMENT_2C2P_CREDENTIALS'] as const) {
    if (value.PAYMENT_GATEWAY === '2c2p' && !value[name]) refuse(name, 'is needed with PAYMENT_GATEWAY=2c2p')
    if (value.PAYMENT_GATEWAY !== '2c2p' && value[name]) refuse(name, 'is of use only with PAYMENT_GATEWAY=2c2p')
  }
}

function secondPlaceOf({ BACKUP_COPY_DIR: place, STORAGE_KEY: key }: Given) {
  if (place !== undefined && isBucket(place)) return { copyDir: undefined, copyBucket: createBucket(s3Of(place, key)) }
  return { copyDir: place && resolve(place) }
}

const isBucket = (place: string) => place.startsWith('s3:')

/** Its form was checked before. */
function s3Of(url: string, key: string | undefined): S3Place {
  const place = parseS3Place(url, key)
  if (typeof place === 'string') throw new ConfigError(`${url} ${place}.`)
  return place
}

function paymentOf(given: Given, dataDir: string): PaymentConfig | undefined {
  if (given.PAYMENT_GATEWAY === undefined) return undefined
  if (given.PAYMENT_GATEWAY === 'sandbox')
    return { gateway: 'sandbox', secret: storedSecret(dataDir, 'sandbox-payment') }
  const { PAYMENT_2C2P_ENDPOINT: endpoint = '', PAYMENT_2C2P_CREDENTIALS: credentials = {} } = given
  return { gateway: '2c2p', endpoint, credentials }
}
