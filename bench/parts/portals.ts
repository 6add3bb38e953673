import { availableParallelism } from 'node:os'
import autocannon from 'autocannon'
import { median } from '../measure.ts'
import { startServe } from '../serve-process.ts'
import { type Row, row } from '../table.ts'
import type { Targets } from '../targets.ts'

const path = '/api/organizations?limit=50'
const blocks = 5
const secondsPerBlock = 3

/** Two portals, their database and the load of each need processors of their own before two can do more than one. */
const enoughProcessors = 6

/** Compares two portals on one database with one of them, under the load of 16 connections to each. */
export async function benchPortals({ small }: Pick<Targets, 'small'>): Promise<Row[]> {
  const second = await startServe('api', small.connectionString)
  try {
    const listsOf = (url: string) => load(url, small.token)
    await Promise.all([listsOf(small.url), listsOf(second.url)])
    const ratios: number[] = []
    for (let block = 0; block < blocks; block += 1) {
      const alone = await listsOf(small.url)
      const together = await Promise.all([listsOf(small.url), listsOf(second.url)])
      ratios.push((together[0] + together[1]) / alone)
    }
    const processors = availableParallelism()
    const limit = processors >= enoughProcessors ? 1.6 : 0
    return [
      row(`lists per second of two portals against one, on ${processors} processors`, median(ratios), limit, 'x', true),
    ]
  } finally {
    await second.stop()
  }
}

async function load(url: string, token: string): Promise<number> {
  const headers = { authorization: `Bearer ${token}` }
  const result = await autocannon({ url: `${url}${path}`, connections: 16, duration: secondsPerBlock, headers })
  if (result.non2xx > 0) throw new Error(`${result.non2xx} replies of ${url} were no 200`)
  return result.requests.average
}
