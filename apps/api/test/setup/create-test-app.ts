import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { Pool } from 'pg'
import { afterAll, beforeAll } from 'vitest'
import { buildApp, type Dependencies } from '#app.ts'
import { createDatabase } from '#database/client.ts'
import type { Clock } from '#lib/clock.ts'
import type { Services, Settings } from '#lib/context.ts'
import { createFileReader } from '#lib/file-reader/file-reader.ts'
import { createJobs } from '#lib/jobs/jobs.ts'
import { createExports, type Exports } from '#lib/lists/exports.ts'
import type { PaymentGateway } from '#lib/payment-gateway/payment-gateway.ts'
import { createSandboxGateway } from '#lib/payment-gateway/sandbox.ts'
import { createRoutePlanner, type RoutePlanner } from '#lib/routes/route-planner.ts'
import { openS3Storage } from '#lib/storage/s3-storage.ts'
import { createFolderStorage, type Storage } from '#lib/storage/storage.ts'
import { createTypesetter } from '#lib/typst/typesetter.ts'
import { startS3Server } from '../files/s3-server.ts'
import { addDefaultTreatment } from '../records/default-treatment.ts'
import { shareRequests } from './round-robin.ts'
import { silentLog } from './silent-log.ts'
import { createTestDatabase, type TestDatabase } from './test-database.ts'

export const testTimeZone = 'Asia/Yangon'

/** The clock does not run; tests set it. */
export type TestClock = { now(): Date; set(instant: string): void; advance(milliseconds: number): void }

export type TestApp = TestDatabase & {
  /** With several instances it hands requests to each in turn. */
  app: FastifyInstance
  instances: FastifyInstance[]
  clock: TestClock
}

type Surroundings = Pick<Dependencies, 'logger' | 'trustProxy'> & {
  paymentGateway?: PaymentGateway | undefined
  routePlanner?: RoutePlanner
  exports?: Exports
  storage?: Storage
}

/** Registers hooks that create the API with its own database before the file's tests and remove it after them. */
export function useTestApp(settings: Partial<Settings> = {}, surroundings: Surroundings = {}): TestApp {
  const testApp = {} as TestApp
  let remove: () => Promise<void> = async () => {}
  beforeAll(async () => {
    const made = await createTestApp(settings, surroundings)
    Object.assign(testApp, made.testApp)
    remove = made.remove
  })
  afterAll(() => remove())
  return testApp
}

async function createTestApp(settings: Partial<Settings>, overrides: Surroundings) {
  const { storage: given, ...surroundings } = overrides
  const testDatabase = await createTestDatabase()
  await addDefaultTreatment(testDatabase.pool)
  const folder = await mkdtemp(join(tmpdir(), 'thant-files-'))
  const clock = createTestClock('2026-02-03T03:00:00Z')
  const s3 = given === undefined && process.env.TEST_STORAGE === 's3' ? await startS3Server() : undefined
  const storage = given ?? (s3 && (await openS3Storage(s3.place)))
  const shared = { folder, clock, settings, storage, ...surroundings }
  const first = await createInstance(testDatabase, shared)
  const others = await Promise.all(
    Array.from({ length: instanceCount - 1 }, async () => {
      const own = createDatabase({ connectionString: testDatabase.connectionString, log: silentLog, maxConnections: 5 })
      const instance = await createInstance(own, shared)
      return { ...instance, close: () => instance.close().then(own.close) }
    }),
  )
  if (others.length > 0) shareRequests([first.app, ...others.map(({ app }) => app)])
  return {
    testApp: { ...testDatabase, app: first.app, instances: [first, ...others].map(({ app }) => app), clock },
    remove: async () => {
      for (const instance of [first, ...others]) await instance.close()
      await testDatabase.drop()
      await s3?.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Of portals on one database, behind one door. */
const instanceCount = Number(process.env.TEST_INSTANCES ?? 1)

type Shared = Surroundings & {
  folder: string
  clock: TestClock
  settings: Partial<Settings>
  storage: Storage | undefined
}

async function createInstance({ database, pool }: Pick<TestDatabase, 'database' | 'pool'>, shared: Shared) {
  const { folder, clock, settings, storage, paymentGateway, routePlanner, exports, ...surroundings } = {
    paymentGateway: testGateway,
    exports: createExports(),
    ...shared,
  }
  const services = {
    ...createTestServices(pool, { folder, clock, settings }),
    paymentGateway,
    exports,
    ...(storage && { storage }),
    ...(routePlanner && { routePlanner }),
  }
  await services.jobs.prepare()
  const app = await buildApp({ database, pool, services, ...surroundings })
  await app.ready()
  const close = async () => {
    await app.close()
    await Promise.all([services.typesetter.close(), services.fileReader.close(), services.routePlanner.close()])
  }
  return { app, close }
}

/** Uploads and PDFs are stored in `folder`. */
export function createTestServices(
  pool: Pool,
  { folder, clock, settings = {} }: { folder: string; clock: Clock; settings?: Partial<Settings> },
): Services {
  return {
    clock,
    jobs: createJobs({ pool, log: silentLog, timeZone: testTimeZone }),
    storage: createFolderStorage(join(folder, 'files')),
    typesetter: createTypesetter({ log: silentLog }),
    fileReader: createFileReader({ log: silentLog }),
    routePlanner: createRoutePlanner({ log: silentLog }),
    exports: createExports(),
    paymentGateway: testGateway,
    settings: { ...defaultSettings, ...settings },
  }
}

const defaultSettings: Settings = {
  dataDir: tmpdir(),
  backups: { dir: join(tmpdir(), 'thant-no-backups'), copyDir: undefined, keep: { daily: 7, weekly: 4, monthly: 12 } },
  walArchive: undefined,
  retention: { auditDays: undefined, sessionDays: 30, mailDays: 90, reportFileDays: 30 },
  publicUrl: 'http://127.0.0.1:3000',
  timeZone: testTimeZone,
  tokenSecrets: ['a secret that only the tests of this portal know'],
  hideUnknownEmails: false,
  mapTileUrl: 'https://tiles.example/{z}/{x}/{y}.png',
  emissionChartUrls: ['https://charts.example/emissions.svg'],
}

/** Signs results as the provider does. */
export const testGateway = createSandboxGateway({
  secret: 'a secret of a card provider that is none',
  publicUrl: defaultSettings.publicUrl,
})

export function createTestClock(start: string): TestClock {
  let now = new Date(start)
  return {
    now: () => now,
    set: (instant) => {
      now = new Date(instant)
    },
    advance: (milliseconds) => {
      now = new Date(now.getTime() + milliseconds)
    },
  }
}
