import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createDatabase } from '@thant/api/database/client'
import type { TestProject } from 'vitest/node'
import { createTestServices } from '../../../apps/api/test/setup/create-test-app.ts'
import { execute, withDatabase } from '../../../apps/api/test/setup/database-server.ts'
import startTestServer from '../../../apps/api/test/setup/global-setup.ts'
import { silentLog } from '../../../apps/api/test/setup/silent-log.ts'
import { fillDemoCompany } from '../src/fill.ts'
import { now, password } from './chosen-day.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The filled database, and the folder with its files. */
    demoCompany: { connectionString: string; folder: string }
  }
}

/** All tests that only read share one filled demonstration, because the filling takes seconds. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const stopServer = await startTestServer(project)
  const { connectionString: server, template } = project.getProvidedContext().testServer
  const name = `${template}_filled`
  await execute(server, `create database ${name} template ${template}`)
  const connectionString = withDatabase(server, name)
  const folder = await mkdtemp(join(tmpdir(), 'thant-demo-'))
  await fill(connectionString, folder)
  project.provide('demoCompany', { connectionString, folder })
  return async () => {
    await execute(server, `drop database ${name} with (force)`)
    await stopServer()
    await rm(folder, { recursive: true, force: true })
  }
}

async function fill(connectionString: string, folder: string): Promise<void> {
  const { database, pool, close } = createDatabase({ connectionString, log: silentLog, maxConnections: 5 })
  const services = createTestServices(pool, { folder, clock: { now: () => now } })
  await fillDemoCompany({ database, pool, services }, password)
  await Promise.all([close(), services.typesetter.close(), services.fileReader.close(), services.routePlanner.close()])
}
