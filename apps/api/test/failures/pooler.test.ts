import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { organizationForm } from '../records/factories.ts'
import { type DatabaseProxy, startDatabaseProxy } from '../setup/database-proxy.ts'
import { type Portal, setUp, startPortal } from '../setup/portal-process.ts'
import { createTestDatabase, type TestDatabase } from '../setup/test-database.ts'

const env = { ...process.env, PATH: `${process.env.PATH}:/usr/sbin` }
const isInstalled = spawnSync('pgbouncer', ['--version'], { env }).status === 0
const port = 3421
const limitMs = 60_000

describe.runIf(isInstalled)('behind PgBouncer with its own settings (runs where it is installed)', () => {
  let folder: string
  let testDatabase: TestDatabase
  let network: DatabaseProxy
  let pooler: ChildProcess | undefined
  let portal: Portal | undefined

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'thant-pooler-'))
    await chmod(folder, 0o755)
    testDatabase = await createTestDatabase()
    network = await startDatabaseProxy(testDatabase.connectionString)
  })

  afterEach(async () => {
    await portal?.stop()
    portal = undefined
    if (pooler !== undefined && pooler.exitCode === null) {
      const isGone = once(pooler, 'exit')
      pooler.kill('SIGINT')
      await isGone
    }
  }, limitMs)

  afterAll(async () => {
    network.close()
    await testDatabase.drop()
    await rm(folder, { recursive: true, force: true })
  })

  const start = (connectionString: string, number: number) =>
    startPortal(join(folder, String(number)), port, ['--no-screens'], { DATABASE_URL: connectionString })

  it('in session mode, the portal writes, reads and stops', { tags: ['R-rel-16'], timeout: limitMs }, async () => {
    portal = await start(await startPooler('session'), 1)
    const { token } = await setUp(portal)
    const { post, get } = portal
    const made = await Promise.all(Array.from({ length: 20 }, () => post('/organizations', organizationForm(), token)))
    expect(made.map(({ status }) => status)).toEqual(Array(20).fill(201))
    const read = await Promise.all(Array.from({ length: 20 }, () => get('/organizations', token)))
    expect(read.map(({ status }) => status)).toEqual(Array(20).fill(200))
    expect(await portal.stop()).toBe(0)
  })

  it.each(['transaction', 'statement'])(
    'in %s mode, the portal ends and says what to do',
    { tags: ['R-rel-16'], timeout: limitMs },
    async (mode) => {
      const url = await startPooler(mode)
      await expect(start(url, 2)).rejects.toThrow(/the portal ended with 1: DATABASE_URL .* pool_mode=session /)
    },
  )

  async function startPooler(mode: string): Promise<string> {
    const { username, port: databasePort, pathname } = new URL(network.connectionString)
    const poolerPort = 6543
    const settings = [
      '[databases]',
      `${pathname.slice(1)} = host=127.0.0.1 port=${databasePort} user=${username}`,
      '[pgbouncer]',
      `listen_addr = 127.0.0.1\nlisten_port = ${poolerPort}\nunix_socket_dir =\nauth_type = any\npool_mode = ${mode}`,
    ]
    const file = join(folder, `${mode}.ini`)
    await writeFile(file, settings.join('\n'))
    // It refuses to run as root.
    const nobody = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {}
    pooler = spawn('pgbouncer', ['--quiet', file], { env, stdio: 'ignore', ...nobody })
    await expect.poll(() => canConnect(poolerPort), { timeout: 10_000 }).toBe(true)
    return `postgresql://${username}@127.0.0.1:${poolerPort}${pathname}`
  }
})

function canConnect(to: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(to, '127.0.0.1')
    socket.once('connect', () => resolve(true))
    socket.once('error', () => resolve(false))
    socket.once('connect', () => socket.destroy())
  })
}
