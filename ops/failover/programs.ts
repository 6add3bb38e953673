import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, openSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'

export const postgresFolder = '/usr/lib/postgresql/15/bin'
/** Where Debian 12 has them. */
const paths = {
  etcd: '/usr/bin/etcd',
  patroni: '/usr/bin/patroni',
  haproxy: '/usr/sbin/haproxy',
  postgres: `${postgresFolder}/postgres`,
}

export const installCommand = 'apt-get install patroni etcd-server haproxy postgresql-15'

export function findMissing(): string[] {
  return Object.values(paths).filter((path) => !existsSync(path))
}

/** PostgreSQL refuses to run as root. */
export const user = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {}

export type Program = { pid: number; stop(signal?: NodeJS.Signals): Promise<void> }

/** Runs in `folder`, where its output is in `<label>.log`. */
export function startProgram(name: keyof typeof paths, args: string[], folder: string, label: string): Program {
  const log = openSync(join(folder, `${label}.log`), 'a')
  const child = spawn(paths[name], args, {
    cwd: folder,
    env: { PATH: `${postgresFolder}:/usr/bin:/bin`, HOME: folder, LC_ALL: 'C.UTF-8' },
    stdio: ['ignore', log, log],
    ...user,
  })
  const isGone = once(child, 'exit')
  return {
    pid: child.pid ?? 0,
    async stop(signal = 'SIGTERM') {
      child.kill(signal)
      await isGone
    },
  }
}

export async function freePorts(count: number): Promise<number[]> {
  const servers = Array.from({ length: count }, () => createServer().listen(0, '127.0.0.1'))
  await Promise.all(servers.map((server) => once(server, 'listening')))
  const ports = servers.map((server) => {
    const address = server.address()
    return address !== null && typeof address === 'object' ? address.port : 0
  })
  await Promise.all(servers.map((server) => once(server.close(), 'close')))
  return ports
}

/** Asks twice a second; an error counts as no. */
export async function waitUntil(what: string, isTrue: () => Promise<boolean>, timeoutMs = 120_000): Promise<void> {
  const deadline = Date.now() + timeoutMs
  while (!(await isTrue().catch(() => false))) {
    if (Date.now() > deadline) throw new Error(`After ${timeoutMs / 1_000} seconds it is not true that ${what}.`)
    await delay(500)
  }
}
