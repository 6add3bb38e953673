import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import type { Node } from './node.ts'
import { freePorts, startProgram } from './programs.ts'

export type Balancer = {
  /** Leads to the portals that are ready. */
  url: string
  /** Leads to the node that leads. */
  databasePort: number
  stop(): Promise<void>
}

/** haproxy, before the database as well as before the portals. */
export async function startBalancer(folder: string, nodes: Node[], portalPorts: number[]): Promise<Balancer> {
  const [databasePort = 0, port = 0] = await freePorts(2)
  const file = join(folder, 'haproxy.cfg')
  writeFileSync(file, configurationOf({ databasePort, nodes, port, portalPorts }))
  const haproxy = startProgram('haproxy', ['-db', '-f', file], join(folder, 'cluster'), 'haproxy')
  // It takes every server for one that is up until its checks have failed twice.
  await delay(4_000)
  return { url: `http://127.0.0.1:${port}`, databasePort, stop: () => haproxy.stop() }
}

type Parts = { databasePort: number; nodes: Node[]; port: number; portalPorts: number[] }

function configurationOf({ databasePort, nodes, port, portalPorts }: Parts): string {
  return [
    'defaults',
    '  timeout connect 2s',
    '  timeout client 30m',
    '  timeout server 30m',
    '  default-server inter 1s fall 2 rise 1 on-marked-down shutdown-sessions',
    '',
    'listen database',
    '  mode tcp',
    `  bind 127.0.0.1:${databasePort}`,
    '  option httpchk GET /primary',
    ...nodes.map((node) => `  server ${node.name} 127.0.0.1:${node.port} check port ${node.patroniPort}`),
    '',
    'listen portals',
    '  mode http',
    `  bind 127.0.0.1:${port}`,
    '  option httpchk GET /api/health/ready',
    ...portalPorts.map((portalPort, index) => `  server portal${index + 1} 127.0.0.1:${portalPort} check`),
    '',
  ].join('\n')
}
