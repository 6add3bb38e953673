/** `npm run bench`: the figures that the portal promises, as ratios measured in one run, in one table. */
import { fork } from 'node:child_process'
import { benchFirstLoad } from './first-load.ts'
import { benchOrganizations } from './organizations.ts'
import { benchPickups } from './pickups.ts'
import { createBenchDatabase, password, startBenchServer } from './portal.ts'
import { benchStart } from './start.ts'
import { printTable } from './table.ts'
import { benchWastes } from './wastes.ts'

const server = await startBenchServer()
const children: Array<ReturnType<typeof fork>> = []
try {
  console.log('Filling: 2,000 organizations with 200,000 pickups and 1,000,000 items, and a tenth of them all …')
  const large = await createBenchDatabase(server.connectionString, 'large', {
    organizations: 2_000,
    pickups: 200_000,
    items: 1_000_000,
  })
  const small = await createBenchDatabase(server.connectionString, 'small', {
    organizations: 200,
    pickups: 20_000,
    items: 100_000,
  })
  const largeUrl = await serve('api', large.connectionString)
  const smallUrl = await serve('api', small.connectionString)
  const bareUrl = await serve('bare', large.connectionString)
  const largeToken = await logIn(largeUrl)
  const smallToken = await logIn(smallUrl)

  const rows = [
    ...(await benchWastes(
      { url: largeUrl, token: largeToken, pool: large.pool },
      { url: smallUrl, token: smallToken, pool: small.pool },
    )),
    ...(await benchPickups(largeUrl, largeToken, large.pool)),
    ...(await benchOrganizations(largeUrl, bareUrl, largeToken)),
    ...benchFirstLoad(),
  ]
  for (const child of children) child.kill()
  await large.close()
  await small.close()
  rows.push(...(await benchStart()))
  printTable(rows)
  process.exitCode = rows.every(({ isMet }) => isMet) ? 0 : 1
} finally {
  for (const child of children) child.kill()
  await server.stop()
}

function serve(kind: 'api' | 'bare', connectionString: string): Promise<string> {
  const script = new URL('serve.ts', import.meta.url)
  const child = fork(script, [kind, connectionString], { execArgv: ['--max-semi-space-size=8'] })
  children.push(child)
  return new Promise((resolve, reject) => {
    child.once('message', (url) => resolve(String(url)))
    child.once('exit', (code) => reject(new Error(`the ${kind} server ended with ${code}`)))
  })
}

async function logIn(url: string): Promise<string> {
  const reply = await fetch(`${url}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'bench@bench.example', password }),
  })
  const { data } = (await reply.json()) as { data: { token: string } }
  return data.token
}
