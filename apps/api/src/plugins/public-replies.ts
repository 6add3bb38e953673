import { companyEndpoints } from '@thant/contracts/company/company'
import type { Endpoint } from '@thant/contracts/endpoint'
import { addressOf } from '@thant/contracts/endpoint-address'
import { type KnownReply, type PublicPage, type RecordPage, shownBins } from '@thant/contracts/public-pages'
import { dashboardEndpoints } from '@thant/contracts/reporting/dashboard'
import { binEndpoints } from '@thant/contracts/service/bins'
import type { FastifyInstance } from 'fastify'

type PublicCall = { endpoint: Endpoint; request: { query?: object } }

const company: PublicCall = { endpoint: companyEndpoints.get, request: {} }
const bins: PublicCall = { endpoint: binEndpoints.list, request: { query: shownBins } }
const achievements: PublicCall = { endpoint: dashboardEndpoints.achievements, request: {} }

/** Calls the public API, so that a page cannot reveal more than the API does. */
export function repliesFor(app: FastifyInstance, screen: PublicPage | RecordPage): Promise<KnownReply[]> {
  const calls = screen === '/landing' ? [company, bins, achievements] : [company]
  return Promise.all(calls.map((call) => ask(app, call)))
}

async function ask(app: FastifyInstance, { endpoint, request }: PublicCall): Promise<KnownReply> {
  const url = addressOf(endpoint, request)
  const reply = await app.inject({ url })
  if (reply.statusCode !== 200) throw new Error(`${url} answered ${reply.statusCode}`)
  return [[endpoint.path, request], reply.json()]
}
