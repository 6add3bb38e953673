import { randomBytes } from 'node:crypto'
import { chownSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { createNode, type Node } from './node.ts'
import { freePorts, startProgram, user, waitUntil } from './programs.ts'

export type Cluster = {
  nodes: Node[]
  /** Of PostgreSQL's user `postgres`. */
  password: string
  findLeader(): Promise<Node>
  /** Resolves once a node leads, the others follow, and one of these has every commit. */
  isWhole(): Promise<void>
  stop(): Promise<void>
}

type Member = { role: string; lag?: number }

/** Starts three nodes of PostgreSQL and the etcd that elects their leader. */
export async function startCluster(parent: string): Promise<Cluster> {
  const folder = join(parent, 'cluster')
  mkdirSync(folder)
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid)
  const password = randomBytes(16).toString('hex')
  const [etcdPort = 0, peerPort = 0, ...ports] = await freePorts(8)
  const etcd = startProgram('etcd', etcdArguments(etcdPort, peerPort), folder, 'etcd')
  const nodes = [0, 1, 2].map((index) => {
    const [port = 0, patroniPort = 0] = ports.slice(2 * index)
    return createNode({ folder, name: `node${index + 1}`, port, patroniPort, etcdPort, password })
  })
  for (const node of nodes) node.start()

  async function findLeader(): Promise<Node> {
    for (const node of nodes) {
      const reply = await askPatroni(node, 'primary').catch(() => undefined)
      if (reply?.status === 200) return node
    }
    throw new Error('No node leads.')
  }

  async function isFollowed(): Promise<boolean> {
    const reply = await askPatroni(await findLeader(), 'cluster')
    const { members } = (await reply.json()) as { members: Member[] }
    return (
      members.length === nodes.length &&
      members.every(({ role, lag }) => role === 'leader' || lag === 0) &&
      members.some(({ role }) => role === 'sync_standby')
    )
  }

  const cluster: Cluster = {
    nodes,
    password,
    findLeader,
    isWhole: () => waitUntil('a node leads and the others follow', isFollowed),
    async stop() {
      await Promise.all(nodes.map((node) => node.stop()))
      await etcd.stop()
    },
  }
  try {
    await cluster.isWhole()
    return cluster
  } catch (error) {
    await cluster.stop()
    throw error
  }
}

function askPatroni({ patroniPort }: Node, path: string): Promise<Response> {
  return fetch(`http://127.0.0.1:${patroniPort}/${path}`, { signal: AbortSignal.timeout(2_000) })
}

function etcdArguments(port: number, peerPort: number): string[] {
  const url = `http://127.0.0.1:${port}`
  const peerUrl = `http://127.0.0.1:${peerPort}`
  return [
    ...['--name', 'etcd', '--data-dir', 'etcd'],
    ...['--listen-client-urls', url, '--advertise-client-urls', url],
    ...['--listen-peer-urls', peerUrl, '--initial-advertise-peer-urls', peerUrl],
    ...['--initial-cluster', `etcd=${peerUrl}`],
  ]
}
