import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { currencies } from '@thant/contracts/money'
import { afterAll, describe, expect, test } from 'vitest'
import { ConfigError, type Environment, loadConfig } from './config.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'thant-config-'))
afterAll(() => rmSync(dataDir, { recursive: true }))

const load = (environment: Environment) => loadConfig({ DATA_DIR: dataDir, ...environment })
const strong = ['Vn3kQ8xTz2LrYw7PcJ5sHd9BgMf4Ae6U', 'k2Jd8sLq0ZxWv5Rt7Yh3Nb6Mf9Pg1Cu4']
const credentials = '{"USD":{"merchantId":"JT04","secret":"QnmrnH6QE23N"}}'
const gateway = {
  PAYMENT_GATEWAY: '2c2p',
  PAYMENT_2C2P_ENDPOINT: 'https://demo2.2c2p.com/2C2PFrontEnd/RedirectV3/payment',
  PAYMENT_2C2P_CREDENTIALS: credentials,
}

describe('loadConfig', () => {
  test('needs no variable at all', () => {
    expect(load({})).toMatchObject({
      host: '127.0.0.1',
      port: 3000,
      publicUrl: 'http://127.0.0.1:3000',
      trustProxy: false,
      databaseUrl: undefined,
      payment: undefined,
      mail: { smtpUrl: undefined, from: 'no-reply@127.0.0.1' },
      timeZone: 'Asia/Yangon',
      hideUnknownEmails: false,
      logLevel: 'info',
    })
  })

  test('makes the token secret once, for its owner alone', () => {
    const { tokenSecrets } = load({})
    expect(tokenSecrets[0]).toHaveLength(43)
    expect(load({}).tokenSecrets).toEqual(tokenSecrets)
    expect(statSync(join(dataDir, 'secrets', 'token')).mode & 0o777).toBe(0o600)
  })

  test('takes an empty variable as unset, and a default for what is unset', () => {
    expect(loadConfig({ DATA_DIR: dataDir, PORT: '' }, { PORT: '4000', HOST: '::1' })).toMatchObject({
      port: 4000,
      host: '::1',
    })
  })

  test.each<[Environment, object]>([
    [{ PORT: '0' }, { port: 0 }],
    [{ PUBLIC_URL: 'https://portal.example.com/' }, { publicUrl: 'https://portal.example.com' }],
    [{ PUBLIC_URL: 'http://localhost:8080' }, { publicUrl: 'http://localhost:8080' }],
    [{ TRUST_PROXY: '1' }, { trustProxy: 1 }],
    [
      { BACKUP_KEEP: '14, 8,24' },
      { backups: { dir: join(dataDir, 'backups'), keep: { daily: 14, weekly: 8, monthly: 24 } } },
    ],
    [{ WAL_ARCHIVE_DIR: '/mnt/wal' }, { walArchive: { dir: '/mnt/wal', keepDays: 7 } }],
    [{ BACKUP_PASSPHRASE: 'fifty heavy bins' }, { backups: { keyring: expect.any(Object) } }],
    [
      { BACKUP_COPY_DIR: 's3://thant/backups', STORAGE_KEY: 'id:secret' },
      { backups: { copyDir: undefined, copyBucket: { address: 's3://thant/backups/' } } },
    ],
    [{}, { storage: { folder: join(dataDir, 'files') } }],
    [
      { STORAGE_URL: 's3://thant/files?endpoint=https://s3.example&region=ap-1', STORAGE_KEY: 'id:a/secret+of:us' },
      {
        storage: {
          s3: {
            ...{ bucket: 'thant', prefix: 'files/', endpoint: 'https://s3.example', region: 'ap-1' },
            ...{ accessKeyId: 'id', secretAccessKey: 'a/secret+of:us' },
          },
        },
      },
    ],
    [{ STORAGE_URL: 's3://thant', STORAGE_KEY: 'id:secret' }, { storage: { s3: { prefix: '', region: 'us-east-1' } } }],
    [{ TRUST_PROXY: '0' }, { trustProxy: false }],
    [{ TRUST_PROXY: '10.0.0.0/8, ::1' }, { trustProxy: ['10.0.0.0/8', '::1'] }],
    [{ TOKEN_SECRET: strong.join(', ') }, { tokenSecrets: strong }],
    [{ HIDE_UNKNOWN_EMAILS: 'true' }, { hideUnknownEmails: true }],
    [{ PAYMENT_GATEWAY: 'sandbox' }, { payment: { gateway: 'sandbox', secret: expect.any(String) } }],
    [
      { PAYMENT_GATEWAY: 'sandbox', PUBLIC_URL: 'https://a.example', PAYMENT_SANDBOX_PUBLIC: 'true' },
      { payment: { gateway: 'sandbox' } },
    ],
    [gateway, { payment: { gateway: '2c2p', credentials: { USD: { merchantId: 'JT04', secret: 'QnmrnH6QE23N' } } } }],
    [
      { SMTP_URL: 'smtp://mail.example.com', MAIL_FROM: 'Thant <no-reply@example.com>' },
      { mail: { smtpUrl: 'smtp://mail.example.com', from: 'Thant <no-reply@example.com>' } },
    ],
    [{ EMISSION_CHART_URLS: 'https://a.example/1, https://b.example/2' }, { emissionChartUrls: { length: 2 } }],
    [
      { AUDIT_KEEP_DAYS: '1095' },
      { retention: { auditDays: 1_095, sessionDays: 30, mailDays: 90, reportFileDays: 30 } },
    ],
    [
      { DATABASE_URL: 'postgresql://primary', DATABASE_READ_URL: 'postgresql://replica' },
      { replica: { connectionString: 'postgresql://replica', maxLagMs: 10_000 } },
    ],
    [{ METRICS_PORT: '9464', METRICS_TOKEN: strong[0] }, { metrics: { port: 9464, token: strong[0] } }],
    [{}, { routes: { engineUrl: undefined, distanceUrl: undefined } }],
    [
      { ROUTE_ENGINE_URL: 'http://vroom:3000', DISTANCE_URL: 'http://osrm:5000/' },
      { routes: { engineUrl: 'http://vroom:3000', distanceUrl: 'http://osrm:5000' } },
    ],
    [{}, { traces: undefined }],
    [
      { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318', OTEL_TRACES_SAMPLER_ARG: '0.1' },
      { traces: { endpoint: 'http://collector:4318', ratio: 0.1 } },
    ],
  ])('reads %o', (environment, expected) => {
    expect(load(environment)).toMatchObject(expected)
  })

  test.each<[Environment, string]>([
    [{ PORT: '70000' }, 'PORT must be a port number.'],
    [{ PORT: 'http' }, 'PORT must be a port number.'],
    [{ BACKUP_COPY_DIR: 's3://thant' }, 'BACKUP_COPY_DIR needs STORAGE_KEY, as in id:secret.'],
    [{ STORAGE_URL: 's3://thant' }, 'STORAGE_URL needs STORAGE_KEY, as in id:secret.'],
    [
      { STORAGE_URL: 'https://thant', STORAGE_KEY: 'a:b' },
      'STORAGE_URL must be s3://bucket, with ?endpoint=https://… and &region=… where they are needed.',
    ],
    [
      { STORAGE_URL: 's3://thant?regoin=x', STORAGE_KEY: 'a:b' },
      'STORAGE_URL knows no regoin, only endpoint and region.',
    ],
    [
      { STORAGE_URL: 's3://thant?endpoint=x', STORAGE_KEY: 'a:b' },
      'STORAGE_URL must have an https address as its endpoint.',
    ],
    [{ BACKUP_PASSPHRASE: 'short' }, 'BACKUP_PASSPHRASE must be at least 12 characters long.'],
    [
      { PUBLIC_URL: 'http://portal.example.com' },
      'PUBLIC_URL must be an https address, since browsers need it (http only on this machine).',
    ],
    [{ PUBLIC_URL: 'https://example.com/portal' }, 'PUBLIC_URL must be an origin, without a path.'],
    [
      { TRUST_PROXY: '10.0.0.0/99' },
      'TRUST_PROXY must be the number of proxies before the portal, or their addresses.',
    ],
    [{ TRUST_PROXY: '999.1.1.1' }, 'TRUST_PROXY must be the number of proxies before the portal, or their addresses.'],
    [
      { PAYMENT_GATEWAY: 'sandbox', PUBLIC_URL: 'https://portal.example.com' },
      'PAYMENT_GATEWAY lets anybody mark anything as paid: at this PUBLIC_URL it needs PAYMENT_SANDBOX_PUBLIC=true.',
    ],
    [
      { ...gateway, PAYMENT_2C2P_CREDENTIALS: '{"XYZ":{"merchantId":"JT04","secret":"QnmrnH6QE23N"}}' },
      `PAYMENT_2C2P_CREDENTIALS must be JSON, as in {"USD":{"merchantId":"…","secret":"…"}}, with currencies of ${currencies.join(', ')}.`,
    ],
    [{ TRUST_PROXY: 'true' }, 'TRUST_PROXY must be the number of proxies before the portal, or their addresses.'],
    [{ DATABASE_URL: 'mysql://localhost' }, 'DATABASE_URL must begin with postgresql://.'],
    [{ DATABASE_READ_URL: 'postgresql://replica' }, 'DATABASE_READ_URL is of use only with DATABASE_URL.'],
    [{ DATABASE_READ_MAX_LAG: '1' }, 'DATABASE_READ_MAX_LAG must be a number of seconds from 2 to 999.'],
    [{ SMTP_URL: 'smtp://mail.example.com' }, 'MAIL_FROM is needed with SMTP_URL.'],
    [{ MAIL_FROM: 'a@b.c' }, 'SMTP_URL is needed with MAIL_FROM.'],
    [
      { SMTP_URL: 'smtp://m', MAIL_FROM: 'a@b.c\r\nBcc: d@e.f' },
      'MAIL_FROM must be an address, as in Thant <no-reply@example.com>.',
    ],
    [{ PAYMENT_GATEWAY: 'paypal' }, 'PAYMENT_GATEWAY must be 2c2p or sandbox.'],
    [{ ...gateway, PAYMENT_2C2P_ENDPOINT: '' }, 'PAYMENT_2C2P_ENDPOINT is needed with PAYMENT_GATEWAY=2c2p.'],
    [{ PAYMENT_2C2P_CREDENTIALS: credentials }, 'PAYMENT_2C2P_CREDENTIALS is of use only with PAYMENT_GATEWAY=2c2p.'],
    [
      { ...gateway, PAYMENT_2C2P_CREDENTIALS: '{"USD":"sesame"}' },
      `PAYMENT_2C2P_CREDENTIALS must be JSON, as in {"USD":{"merchantId":"…","secret":"…"}}, with currencies of ${currencies.join(', ')}.`,
    ],
    [{ TOKEN_SECRET: 'short' }, 'TOKEN_SECRET must be at least 32 characters long.'],
    [{ TOKEN_SECRET: `${strong[0]},secret` }, 'TOKEN_SECRET must be at least 32 characters long.'],
    [{ TOKEN_SECRET: 'a-string-secret-at-least-256-bits-long' }, 'TOKEN_SECRET is a well-known example.'],
    [{ TOKEN_SECRET: 'password1234567890password1234567890' }, 'TOKEN_SECRET repeats itself.'],
    [{ TOKEN_SECRET: 'Password-Admin-Token-Secret-1234567890' }, 'TOKEN_SECRET is made of common words.'],
    [{ TOKEN_SECRET: 'ab'.repeat(20) }, 'TOKEN_SECRET repeats too few characters.'],
    [{ COMPANY_TIME_ZONE: 'Yangon' }, 'COMPANY_TIME_ZONE must be a time zone, as in Asia/Yangon.'],
    [{ HIDE_UNKNOWN_EMAILS: 'yes' }, 'HIDE_UNKNOWN_EMAILS must be true or false.'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be fatal, error, warn, info, debug, trace or silent.'],
    [{ MAP_TILE_URL: 'https://tiles.example.com' }, 'MAP_TILE_URL must have {z}, {x} and {y} in it.'],
    [
      { EMISSION_CHART_URLS: 'https://a.example,ftp://b' },
      'EMISSION_CHART_URLS must be https addresses with commas between.',
    ],
    [{ MAIL_KEEP_DAYS: '0' }, 'MAIL_KEEP_DAYS must be a number of days, 1 or more.'],
    [
      { WAL_ARCHIVE_DIR: '/mnt/wal', DATABASE_URL: 'postgresql://db.example/thant' },
      'WAL_ARCHIVE_DIR is of use only without DATABASE_URL: whoever runs that database archives its WAL.',
    ],
    [{ ROUTE_ENGINE_URL: 'vroom:3000' }, 'ROUTE_ENGINE_URL must be an http or https address.'],
    [{ DISTANCE_URL: 'file:///roads' }, 'DISTANCE_URL must be an http or https address.'],
    [{ METRICS_PORT: '3000' }, 'METRICS_PORT must be another port than PORT.'],
    [{ METRICS_TOKEN: 'short' }, 'METRICS_TOKEN must be at least 32 characters long.'],
    [
      { OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4317' },
      'OTEL_EXPORTER_OTLP_ENDPOINT must be an http or https address.',
    ],
    [{ OTEL_TRACES_SAMPLER_ARG: '1.5' }, 'OTEL_TRACES_SAMPLER_ARG must be a part from 0 to 1, as in 0.1.'],
  ])('refuses %o in one line', { tags: ['R-sec-41a'] }, (environment, message) => {
    expect(() => load(environment)).toThrow(new ConfigError(message))
  })

  test('names every variable that is wrong, each on its line', () => {
    expect(() => load({ PORT: 'x', LOG_LEVEL: 'x' })).toThrow(/^PORT .*\nLOG_LEVEL .*$/)
  })
})
