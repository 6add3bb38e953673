import { binEndpoints } from '@thant/contracts/bins'
import { companyEndpoints } from '@thant/contracts/company'
import { dashboardEndpoints } from '@thant/contracts/dashboard'
import { type KnownReply, type PublicPage, type RecordPage, shownBins } from '@thant/contracts/public-pages'
import type { FastifyInstance } from 'fastify'

type PublicCall = { url: string; key: KnownReply[0] }

const company: PublicCall = { url: '/api/company', key: [companyEndpoints.get.path, {}] }
const bins: PublicCall = {
  url: `/api/bins?sort=${shownBins.sort}&limit=${shownBins.limit}`,
  key: [binEndpoints.list.path, { query: shownBins }],
}
const achievements: PublicCall = { url: '/api/achievements', key: [dashboardEndpoints.achievements.path, {}] }

/** Calls the public API, so that a page cannot reveal more than the API does. */
export function repliesFor(app: FastifyInstance, screen: PublicPage | RecordPage): Promise<KnownReply[]> {
  const calls = screen === '/landing' ? [company, bins, achievements] : [company]
  return Promise.all(calls.map((call) => ask(app, call)))
}

async function ask(app: FastifyInstance, { url, key }: PublicCall): Promise<KnownReply> {
  const reply = await app.inject({ url })
  if (reply.statusCode !== 200) throw new Error(`${url} answered ${reply.statusCode}`)
  return [key, reply.json()]
}
