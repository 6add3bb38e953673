import { once } from 'node:events'
import { type ClientRequest, type IncomingMessage, request } from 'node:http'
import { type Row, row } from './table.ts'
import type { World } from './world.ts'

/** All pickups of this status are more than the 100,000 rows that are asked for. */
const path = '/api/logistics/export?format=xlsx&status=COMPLETED'

/** A download of more than 100,000 rows, the memory of its server watched meanwhile. */
export async function benchExports(world: World): Promise<Row[]> {
  const { url, token, pool, memory } = await world.large()
  const { rows } = await pool.query<{ count: number }>(
    `select count(*)::int as count from pickups where status = 'COMPLETED' and archived_at is null`,
  )
  const count = rows[0]?.count ?? 0
  const before = await memory()
  let most = before
  const watch = setInterval(() => void memory().then((now) => (most = Math.max(most, now))), 50)
  const started = performance.now()
  const { firstMs, bytes } = await download(`${url}${path}`, token)
  const seconds = (performance.now() - started) / 1_000
  clearInterval(watch)
  return [
    row('rows of one XLSX export', count, 100_000, 'rows', true),
    row(
      `  memory grown by, for a file of ${(bytes / 1e6).toFixed(1)} MB in ${seconds.toFixed(1)} s`,
      (most - before) / 1e6,
      100,
      'MB',
    ),
    row('  first bytes against the whole', firstMs / 1_000 / seconds, 0.1, 'x'),
  ]
}

async function download(url: string, token: string): Promise<{ firstMs: number; bytes: number }> {
  const started = performance.now()
  const call: ClientRequest = request(url, { headers: { authorization: `Bearer ${token}` } }).end()
  const [response] = (await once(call, 'response')) as [IncomingMessage]
  if (response.statusCode !== 200) throw new Error(`${url}: ${response.statusCode}`)
  let firstMs: number | undefined
  let bytes = 0
  for await (const chunk of response) {
    firstMs ??= performance.now() - started
    bytes += (chunk as Buffer).length
  }
  return { firstMs: firstMs ?? Number.NaN, bytes }
}
