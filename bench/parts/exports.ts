import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { residentBytes } from '../memory.ts'
import { type Row, row } from '../table.ts'
import type { Targets } from '../targets.ts'

const path = '/api/logistics/export?format=xlsx'

/** Downloads slightly more than 100,000 rows while it watches the server's memory. */
export async function benchExports({ large }: Pick<Targets, 'large'>): Promise<Row[]> {
  const { url, token, pool, pid } = large
  // Warms up the server, because its first requests are not typical.
  await download(`${url}${path}&from=${daysAgo(60)}`, token)
  const from = daysAgo(1_850)
  const { rows } = await pool.query<{ count: number }>(
    `select count(*)::int as count from pickups where archived_at is null and pick_up_at >= $1`,
    [from],
  )
  const before = residentBytes(pid)
  let highest = before
  const watch = setInterval(() => {
    highest = Math.max(highest, residentBytes(pid))
  }, 50)
  const { seconds, firstSeconds, bytes } = await download(`${url}${path}&from=${from}`, token)
  clearInterval(watch)
  const file = `${(bytes / 1e6).toFixed(1)} MB in ${seconds.toFixed(1)} s`
  return [
    row('rows of one XLSX export', rows[0]?.count ?? 0, 100_000, 'rows', true),
    row(`  memory grown by meanwhile, for ${file}`, (highest - before) / 1e6, 100, 'MB'),
    row('  the first bytes come after, of the whole time', firstSeconds / seconds, 0.1, 'x'),
  ]
}

function daysAgo(days: number): string {
  return new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10)
}

async function download(url: string, token: string) {
  const started = performance.now()
  const since = () => (performance.now() - started) / 1_000
  const call = request(url, { headers: { authorization: `Bearer ${token}` } }).end()
  const [response] = (await once(call, 'response')) as [IncomingMessage]
  if (response.statusCode !== 200) throw new Error(`${url}: ${response.statusCode}`)
  let firstSeconds: number | undefined
  let bytes = 0
  for await (const chunk of response as AsyncIterable<Buffer>) {
    firstSeconds ??= since()
    bytes += chunk.length
  }
  return { seconds: since(), firstSeconds: firstSeconds ?? Number.NaN, bytes }
}
