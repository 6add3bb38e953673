import autocannon from 'autocannon'
import { median } from '../measure.ts'
import { residentBytes } from '../memory.ts'
import { type Row, row } from '../table.ts'
import type { Targets } from '../targets.ts'

const path = '/api/organizations?limit=50'
const blocks = 7
const secondsPerBlock = 3

/**
 * Compares the organizations list under load with a bare route that runs the same SQL. The two alternate in blocks, and
 * the medians of the blocks count, so that a moment in which the machine was busy spoils one block only.
 */
export async function benchOrganizations({ large, bareUrl }: Pick<Targets, 'large' | 'bareUrl'>): Promise<Row[]> {
  const { url: api, token, pid } = large
  const ofBareRoute = () => load(bareUrl, {})
  const ofList = () => load(api, { authorization: `Bearer ${token}` })
  await ofBareRoute()
  await ofList()
  const ratios: number[] = []
  const slowest: number[] = []
  for (let block = 0; block < blocks; block += 1) {
    const bare = await ofBareRoute()
    const list = await ofList()
    ratios.push((100 * list.requests.average) / bare.requests.average)
    slowest.push(list.latency.p99 / bare.latency.p99)
  }
  return [
    row('GET /organizations?limit=50, requests per second against a bare route', median(ratios), 40, '%', true),
    row('GET /organizations?limit=50, p99 at 16 connections against a bare route', median(slowest), 2.5, 'x'),
    row('memory of the server after half a minute of 16 connections', residentBytes(pid) / 1_048_576, 350, 'MB'),
  ]
}

async function load(url: string, headers: Record<string, string>): Promise<autocannon.Result> {
  const result = await autocannon({ url: `${url}${path}`, connections: 16, duration: secondsPerBlock, headers })
  if (result.non2xx > 0) throw new Error(`${result.non2xx} replies of ${url} were no 200`)
  return result
}
