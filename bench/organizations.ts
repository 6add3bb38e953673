import autocannon from 'autocannon'
import { type Row, row } from './table.ts'
import type { Targets } from './targets.ts'

/** Compares the organizations list under load with a bare route that runs the same SQL. */
export async function benchOrganizations({ large, bareUrl }: Pick<Targets, 'large' | 'bareUrl'>): Promise<Row[]> {
  const { url: api, token } = large
  const path = '/api/organizations?limit=50'
  const load = (url: string, headers: Record<string, string>, duration: number) =>
    autocannon({ url: `${url}${path}`, connections: 16, duration, headers })
  await load(bareUrl, {}, 2)
  await load(api, { authorization: `Bearer ${token}` }, 2)
  const bareResult = await load(bareUrl, {}, 8)
  const result = await load(api, { authorization: `Bearer ${token}` }, 8)
  if (result.non2xx > 0) throw new Error(`${result.non2xx} replies were no 200`)
  return [
    row(
      'GET /organizations?limit=50, requests per second against a bare route',
      (100 * result.requests.average) / bareResult.requests.average,
      40,
      '%',
      true,
    ),
    row('GET /organizations?limit=50, p99 at 16 connections', result.latency.p99, 25, 'ms'),
  ]
}
