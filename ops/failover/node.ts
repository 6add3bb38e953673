import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Program, postgresFolder, startProgram } from './programs.ts'

type Settings = { folder: string; name: string; port: number; patroniPort: number; etcdPort: number; password: string }

/** A node of PostgreSQL under Patroni. */
export type Node = {
  name: string
  port: number
  patroniPort: number
  start(): void
  stop(): Promise<void>
  /** Ends Patroni and PostgreSQL at once, as when a machine dies. */
  kill(): Promise<void>
}

export function createNode(settings: Settings): Node {
  const { folder, name, port, patroniPort } = settings
  const configuration = join(folder, `${name}.yml`)
  // JSON is YAML too.
  writeFileSync(configuration, JSON.stringify(configurationOf(settings), undefined, 2))
  let patroni: Program | undefined
  return {
    name,
    port,
    patroniPort,
    start() {
      patroni = startProgram('patroni', [configuration], folder, name)
    },
    async stop() {
      await patroni?.stop()
    },
    async kill() {
      await patroni?.stop('SIGKILL')
      const [pid] = readFileSync(join(folder, name, 'postmaster.pid'), 'utf8').split('\n')
      process.kill(Number(pid), 'SIGKILL')
    },
  }
}

function configurationOf({ folder, name, port, patroniPort, etcdPort, password }: Settings): object {
  return {
    scope: 'thant',
    name,
    restapi: { listen: `127.0.0.1:${patroniPort}`, connect_address: `127.0.0.1:${patroniPort}` },
    etcd3: { host: `127.0.0.1:${etcdPort}` },
    bootstrap: {
      dcs: {
        ttl: 20,
        loop_wait: 5,
        retry_timeout: 5,
        synchronous_mode: true,
        postgresql: { use_pg_rewind: true },
      },
      initdb: [{ encoding: 'UTF8' }, 'data-checksums'],
    },
    postgresql: {
      listen: `127.0.0.1:${port}`,
      connect_address: `127.0.0.1:${port}`,
      data_dir: join(folder, name),
      bin_dir: postgresFolder,
      pgpass: join(folder, `${name}.pgpass`),
      parameters: { unix_socket_directories: folder },
      pg_hba: ['host all all 127.0.0.1/32 scram-sha-256', 'host replication all 127.0.0.1/32 scram-sha-256'],
      authentication: {
        superuser: { username: 'postgres', password },
        replication: { username: 'replicator', password },
      },
    },
  }
}
