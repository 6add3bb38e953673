import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, mkdirSync, openSync } from 'node:fs'
import { chmod } from 'node:fs/promises'
import { join } from 'node:path'
import { Client } from 'pg'
import { freePorts, postgresFolder, user, waitUntil } from '../failover/programs.ts'
import {
  assertEqual,
  backUp,
  compare,
  countOrganizations,
  demoScript,
  readPicture,
  restore,
  start,
  type Walk,
} from './portal.ts'

/** What this walk needs and the machine does not have. */
export class MissingProgram extends Error {}

/** From the PostgreSQL that comes along to Debian's, an earlier major version, and back. */
export async function walkPostgresql(walk: Walk): Promise<void> {
  if (!existsSync(join(postgresFolder, 'postgres'))) {
    throw new MissingProgram('This needs PostgreSQL 15. On Debian 12, as root:\n\n    apt-get install postgresql-15\n')
  }
  const { folder, say } = walk
  const database = { DATABASE_URL: await startServer(walk) }
  const at = (name: string) => ({ DATA_DIR: join(folder, name), BACKUP_DIR: join(folder, 'backups') })
  const first = await start(walk, at('embedded'), demoScript)
  const [organizations, picture] = [await countOrganizations(first), await readPicture(first)]
  say(`a portal with ${organizations} organizations runs on its own PostgreSQL`)
  const before = await backUp(walk, at('embedded'))
  await first.stop()

  const outside = { ...at('server'), ...database }
  await restore(walk, before, outside)
  const between = await backUp(walk, outside)
  await compare(walk, before, between)
  const second = await start(walk, outside)
  assertEqual('the number of organizations', await countOrganizations(second), organizations)
  assertEqual('the picture of a bin', await readPicture(second), picture)
  say('a portal runs on PostgreSQL 15, as a user without superuser rights')
  await second.stop()

  await restore(walk, between, at('embedded-again'))
  await compare(walk, before, await backUp(walk, at('embedded-again')))
  const third = await start(walk, at('embedded-again'))
  assertEqual('the number of organizations', await countOrganizations(third), organizations)
  say('and one on its own PostgreSQL again')
}

/** Returns the address of an empty database whose owner is no superuser. */
async function startServer({ folder, stops }: Walk): Promise<string> {
  // Root runs the server as nobody, who has to reach the folder.
  await chmod(folder, 0o755)
  const home = join(folder, 'postgresql-15')
  mkdirSync(home)
  if (user.uid !== undefined) chownSync(home, user.uid, user.gid)
  const [port = 0] = await freePorts(1)
  const options = { cwd: home, env: { PATH: '/usr/bin:/bin', LC_ALL: 'C.UTF-8' }, ...user }
  const initialize = ['--pgdata', 'data', '--username', 'postgres', '--encoding', 'UTF8', '--auth', 'trust']
  execFileSync(join(postgresFolder, 'initdb'), initialize, { ...options, stdio: 'ignore' })
  const log = openSync(join(folder, 'postgresql-15.log'), 'a')
  const listen = ['-D', 'data', '-p', String(port), '-k', home, '-c', 'listen_addresses=127.0.0.1']
  const server = spawn(join(postgresFolder, 'postgres'), listen, { ...options, stdio: ['ignore', log, log] })
  const isGone = once(server, 'exit')
  stops.push(async () => {
    server.kill('SIGINT')
    await isGone
  })
  const address = (who: string, database: string) => `postgresql://${who}@127.0.0.1:${port}/${database}`
  const ask = async (text: string) => {
    const client = new Client({ connectionString: address('postgres', 'postgres') })
    await client.connect()
    await client.query(text).finally(() => client.end())
  }
  await waitUntil('PostgreSQL 15 answers', () => ask('select 1').then(() => true))
  await ask('create role thant login')
  await ask('create database thant owner thant template template0')
  return address('thant', 'thant')
}
