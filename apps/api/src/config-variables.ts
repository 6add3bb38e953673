import { isIP } from 'node:net'
import { currencies } from '@thant/contracts/money'
import { z } from 'zod'
import { isLoopback } from './lib/loopback.ts'
import { weaknessOf } from './secrets.ts'

const isTrue = z.enum(['true', 'false'], 'must be true or false').transform((value) => value === 'true')

/** Zod's default messages suit forms; here the message says what the variable should be. */
const text = (message: string) => z.string({ error: message })

const secureUrl = (message: string) =>
  text(message).refine((value) => {
    const url = URL.parse(value)
    return url?.protocol === 'https:' || (url?.protocol === 'http:' && isLoopback(url.hostname))
  }, message)

const urlOf = (protocols: string[], message: string) =>
  text(message).refine((value) => protocols.includes(URL.parse(value)?.protocol ?? ''), message)

const credentials = z.partialRecord(
  z.enum(currencies),
  z.object({ merchantId: z.string().min(1), secret: z.string().min(1) }),
)

const portNumber = z
  .string()
  .regex(/^\d{1,5}$/, 'must be a port number')
  .transform(Number)
  .refine((port) => port <= 65_535, 'must be a port number')

const days = z
  .string()
  .regex(/^[1-9]\d{0,4}$/, 'must be a number of days, 1 or more')
  .transform(Number)

export const variables = {
  HOST: z.string().default('127.0.0.1'),
  PORT: portNumber.default(3000),
  PUBLIC_URL: secureUrl('must be an https address, since browsers need it (http only on this machine)')
    .refine((value) => ['', '/'].includes(URL.parse(value)?.pathname ?? ''), 'must be an origin, without a path')
    .transform((value) => new URL(value).origin)
    .optional(),
  TRUST_PROXY: z
    .string()
    .transform((value) => (/^\d+$/.test(value) ? Number(value) : value.split(',').map((address) => address.trim())))
    .refine(isProxies, 'must be the number of proxies before the portal, or their addresses')
    .default(0)
    .transform((value) => (value === 0 ? (false as const) : value)),
  DATA_DIR: z.string().optional(),
  BACKUP_DIR: z.string().optional(),
  BACKUP_COPY_DIR: z.string().optional(),
  BACKUP_KEEP: z
    .string()
    .regex(/^\d{1,4}(,\s*\d{1,4}){2}$/, 'must be how many days, weeks and months are kept, as in 7,4,12')
    .transform((value) => value.split(',').map(Number))
    .transform(([daily = 0, weekly = 0, monthly = 0]) => ({ daily, weekly, monthly }))
    .default({ daily: 7, weekly: 4, monthly: 12 }),
  BACKUP_PASSPHRASE: z.string().min(12, 'must be at least 12 characters long').optional(),
  WAL_ARCHIVE_DIR: z.string().optional(),
  WAL_ARCHIVE_KEEP_DAYS: days.default(7),
  AUDIT_KEEP_DAYS: days.optional(),
  SESSION_KEEP_DAYS: days.default(30),
  MAIL_KEEP_DAYS: days.default(90),
  REPORT_FILE_KEEP_DAYS: days.default(30),
  DATABASE_URL: urlOf(['postgres:', 'postgresql:'], 'must begin with postgresql://').optional(),
  DATABASE_READ_URL: urlOf(['postgres:', 'postgresql:'], 'must begin with postgresql://').optional(),
  DATABASE_READ_MAX_LAG: z
    .string()
    .regex(/^([2-9]|[1-9]\d{1,2})$/, 'must be a number of seconds from 2 to 999')
    .transform(Number)
    .default(10),
  STORAGE_URL: z.string().optional(),
  STORAGE_KEY: z.string().optional(),
  SMTP_URL: urlOf(['smtp:', 'smtps:'], 'must begin with smtp:// or smtps://').optional(),
  MAIL_FROM: z
    .string()
    .regex(
      /^(?:[^<>\r\n]*<[^<>\s@]+@[^<>\s@]+>|[^<>\s@]+@[^<>\s@]+)$/,
      'must be an address, as in Thant <no-reply@example.com>',
    )
    .optional(),
  PAYMENT_GATEWAY: z.enum(['2c2p', 'sandbox'], 'must be 2c2p or sandbox').optional(),
  PAYMENT_SANDBOX_PUBLIC: isTrue.default(false),
  PAYMENT_2C2P_ENDPOINT: secureUrl('must be an https address').optional(),
  PAYMENT_2C2P_CREDENTIALS: z
    .string()
    .transform((value, context) => {
      const parsed = credentials.safeParse(parseJson(value))
      if (parsed.success && Object.keys(parsed.data).length > 0) return parsed.data
      // The value is left out, because it would put the secret into the log.
      context.issues.push({
        code: 'custom',
        message: `must be JSON, as in {"USD":{"merchantId":"…","secret":"…"}}, with currencies of ${currencies.join(', ')}`,
        input: undefined,
      })
      return z.NEVER
    })
    .optional(),
  TOKEN_SECRET: z
    .string()
    .transform((value): readonly [string, ...string[]] => {
      const [first = '', ...others] = value.split(',').map((secret) => secret.trim())
      return [first, ...others]
    })
    .superRefine((secrets, context) => {
      const weakness = secrets.map(weaknessOf).find((found) => found !== undefined)
      if (weakness) context.addIssue({ code: 'custom', message: weakness, input: undefined })
    })
    .optional(),
  COMPANY_TIME_ZONE: z.string().refine(isTimeZone, 'must be a time zone, as in Asia/Yangon').default('Asia/Yangon'),
  HIDE_UNKNOWN_EMAILS: isTrue.default(false),
  LOG_LEVEL: z
    .enum(
      ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
      'must be fatal, error, warn, info, debug, trace or silent',
    )
    .default('info'),
  MAP_TILE_URL: secureUrl('must be an https address')
    .refine((value) => ['{z}', '{x}', '{y}'].every((part) => value.includes(part)), 'must have {z}, {x} and {y} in it')
    .default('https://tile.openstreetmap.org/{z}/{x}/{y}.png'),
  EMISSION_CHART_URLS: z
    .string()
    .transform((value) => value.split(',').map((url) => url.trim()))
    .pipe(z.array(secureUrl('must be https addresses with commas between')))
    .default([]),
  ROUTE_ENGINE_URL: urlOf(['http:', 'https:'], 'must be an http or https address').optional(),
  DISTANCE_URL: urlOf(['http:', 'https:'], 'must be an http or https address')
    .transform((value) => value.replace(/\/+$/, ''))
    .optional(),
  METRICS_PORT: portNumber.optional(),
  METRICS_TOKEN: z
    .string()
    .superRefine((token, context) => {
      const weakness = weaknessOf(token)
      if (weakness) context.addIssue({ code: 'custom', message: weakness, input: undefined })
    })
    .optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: urlOf(['http:', 'https:'], 'must be an http or https address').optional(),
  OTEL_TRACES_SAMPLER_ARG: z
    .string()
    .regex(/^(?:0(?:\.\d+)?|1(?:\.0+)?)$/, 'must be a part from 0 to 1, as in 0.1')
    .transform(Number)
    .default(1),
}

function isProxies(value: number | string[]): boolean {
  return typeof value === 'number' || value.every(isAddressOrRange)
}

function isAddressOrRange(text: string): boolean {
  const [, address = '', bits = '0'] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(text) ?? []
  const family = isIP(address)
  return family !== 0 && Number(bits) <= (family === 4 ? 32 : 128)
}

function isTimeZone(value: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: value }) !== undefined && !/^[+-]/.test(value)
  } catch {
    return false
  }
}

function parseJson(value: string): unknown {
  try {
    return JSON.parse(value)
  } catch {
    return undefined
  }
}
