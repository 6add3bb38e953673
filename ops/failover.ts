/**
 * `node ops/failover.ts` kills the leader of a PostgreSQL cluster while four writers use two portals on it, and
 * compares what was acknowledged with what the next leader has. It needs programs of Debian and about two minutes.
 */
import { randomBytes } from 'node:crypto'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Portal, setUp, startPortal } from '../apps/api/test/setup/portal-process.ts'
import { startBalancer } from './failover/balancer.ts'
import { startCluster } from './failover/cluster.ts'
import { createDatabase, readOrganizations } from './failover/database.ts'
import { compare, problemsOf } from './failover/outcome.ts'
import { findMissing, freePorts, installCommand, waitUntil } from './failover/programs.ts'
import { startWriters } from './failover/writers.ts'

const missing = findMissing()
if (missing.length > 0) {
  console.error(`This needs ${missing.join(', ')}. On Debian 12, as root:\n\n    ${installCommand}\n`)
  process.exit(2)
}

/** Everything started is stopped in reverse order. */
const stops: Array<() => Promise<unknown>> = []
const problems = await run().catch((error: unknown) => [String(error)])
for (const stop of stops.toReversed()) await stop()
for (const problem of problems) console.error(problem)
process.exit(problems.length === 0 ? 0 : 1)

async function run(): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'thant-failover-'))
  stops.push(() => rm(folder, { recursive: true, force: true }))
  // Root runs the cluster as nobody, who has to reach the folder.
  await chmod(folder, 0o755)

  const cluster = await startCluster(folder)
  stops.push(() => cluster.stop())
  const leader = await cluster.findLeader()
  say(`${cluster.nodes.length} nodes of PostgreSQL follow ${leader.name}`)

  const portalPorts = await freePorts(2)
  const balancer = await startBalancer(folder, cluster.nodes, portalPorts)
  stops.push(() => balancer.stop())
  const connectionString = await createDatabase(cluster, balancer.databasePort)
  const variables = { DATABASE_URL: connectionString, TOKEN_SECRET: randomBytes(32).toString('base64url') }
  const portals: Portal[] = []
  for (const port of portalPorts) {
    const portal = await startPortal(join(folder, String(port)), port, ['--no-screens'], variables)
    stops.push(() => portal.stop())
    portals.push(portal)
  }
  const { token } = await setUp(portals[0] as Portal)
  await waitUntil('haproxy leads to a portal', async () => (await fetch(`${balancer.url}/api/health/ready`)).ok)
  say(`${portals.length} portals are ready behind haproxy`)

  const writers = startWriters(4, `${balancer.url}/api/organizations`, token)
  stops.push(() => writers.stop())
  await writers.haveAcknowledged(500)
  await leader.kill()
  const before = writers.acknowledged.length
  say(`${leader.name} is killed after ${before} acknowledged writes`)
  await writers.haveAcknowledged(before + 1_000)
  await writers.stop()
  say(`${(await cluster.findLeader()).name} leads`)

  const outcome = compare(writers.acknowledged, await readOrganizations(connectionString))
  leader.start()
  await cluster.isWhole()
  say(`${leader.name} follows`)

  console.log(`
acknowledged  ${outcome.acknowledged}
lost          ${outcome.lost}
doubled       ${outcome.doubled}
longest gap   ${outcome.longestGapSeconds.toFixed(1)} s
answers       ${[...writers.answers].map(([answer, count]) => `${answer}: ${count}`).join(', ')}`)
  return [
    ...problemsOf(outcome),
    ...(writers.answers.has('500') ? ['A portal answered 500, which tells a client nothing.'] : []),
    ...portals.flatMap(({ process: { exitCode }, url }) => (exitCode === null ? [] : [`The portal at ${url} ended.`])),
  ]
}

function say(text: string): void {
  console.log(`${(performance.now() / 1_000).toFixed(1).padStart(6)} s  ${text}`)
}
