import { randomBytes } from 'node:crypto'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbeddedDatabase } from '@thant/database/embedded'
import { findPostmaster } from '@thant/database/embedded/postmaster'
import type { TestProject } from 'vitest/node'
import { migrateDatabase } from '#database/migrate.ts'
import { execute, withDatabase } from './database-server.ts'
import { folderInMemory } from './folder-in-memory.ts'
import { silentLog } from './silent-log.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Test databases are copies of the migrated database `template`. */
    testServer: { connectionString: string; template: string }
  }
}

/** The whole run shares one server: `TEST_DATABASE_URL`, or the portal's own PostgreSQL in a temporary folder. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  // The tests and what they start inherit it.
  process.env.TMPDIR ??= folderInMemory() ?? tmpdir()
  const server = await startServer()
  const { connectionString } = server
  const template = `thant_template_${randomBytes(6).toString('hex')}`
  await execute(connectionString, `create database ${template}`)
  await migrateDatabase({ connectionString: withDatabase(connectionString, template), log: silentLog })
  project.provide('testServer', { connectionString, template })
  return async () => {
    await execute(connectionString, `drop database ${template} with (force)`)
    await server.stop()
  }
}

async function startServer(): Promise<{ connectionString: string; stop(): Promise<void> }> {
  const testDatabaseUrl = process.env.TEST_DATABASE_URL
  if (testDatabaseUrl) return { connectionString: testDatabaseUrl, stop: async () => {} }
  await removeAbandoned()
  const dataDir = await mkdtemp(join(tmpdir(), `thant-test-${process.pid}-`))
  const embedded = await startEmbeddedDatabase({ dataDir, isDurable: false, log: silentLog })
  return {
    connectionString: embedded.connectionString,
    async stop() {
      await embedded.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** Stops the servers of earlier runs that were killed. */
async function removeAbandoned(): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    const pid = Number(/^thant-test-(\d+)-/.exec(name)?.[1])
    if (Number.isNaN(pid) || isAlive(pid)) continue
    const dataDir = join(tmpdir(), name)
    const abandoned = findPostmaster(join(dataDir, 'postgres'))
    if (abandoned) process.kill(abandoned.pid, 'SIGQUIT')
    await rm(dataDir, { recursive: true, force: true })
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ESRCH'
  }
}
