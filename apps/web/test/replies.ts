import type { Language } from '@thant/contracts/customers/auth'
import type { Endpoint, ReplyOf } from '@thant/contracts/endpoint'
import { type ErrorCode, errors, type Failure } from '@thant/contracts/errors'
import * as z from 'zod/mini'
import { type Json, lengthenedRows } from '../e2e/looks/long-data.ts'
import { endpointAt } from './endpoints.ts'
import { sampleOf } from './sample-of.ts'

/** What an endpoint answers in a test, once `after` has come; the last of an endpoint counts. */
export type Reply = { endpoint: Endpoint; status: number; body: unknown; after?: Promise<unknown> }

/** Answers a call. What the contract does not let through is a type error, or fails here. */
export function reply<E extends Endpoint>(endpoint: E, data: ReplyOf<E>): Reply {
  const shape = endpoint.reply
  const parsed = typeof shape === 'string' ? data : z.parse(shape, data)
  return { endpoint, status: endpoint.status ?? 200, body: inEnvelope(endpoint, parsed) }
}

/** Refuses a call as the server does. */
export function refusal(endpoint: Endpoint, code: ErrorCode): Reply {
  const { status, text } = errors[code]
  return { endpoint, status, body: { code, message: text, requestId: 'of-a-test' } satisfies Failure }
}

/** Returns what the contract lets an endpoint answer, to be changed for a test. */
export function sampleReply<E extends Endpoint>(endpoint: E, language: Language = 'en'): ReplyOf<E> {
  const { reply: shape } = endpoint
  if (typeof shape === 'string') throw new Error(`${endpoint.path} answers with a ${shape}`)
  return sampleOf(shape, language) as ReplyOf<E>
}

export type Calls = {
  /** What the contract does not have, and writes that the test does not expect. */
  unexpected: string[]
  /** Of the calls that were answered, such as `POST /api/users`, with their bodies. */
  made: Array<{ name: string; body: unknown }>
  /** The paths of lists that were answered with rows as long as real data. */
  longLists: string[]
  /** How many calls are not answered yet. */
  pending: number
}

/**
 * Answers the calls of the screens in place of the server, by what the test gives and otherwise by samples of what the
 * contract lets through. A write that no test gives an answer for fails.
 */
export function answerCalls(replies: readonly Reply[], language: Language): Calls {
  const calls: Calls = { unexpected: [], made: [], longLists: [], pending: 0 }
  window.fetch = async (address, init) => {
    const url = new URL(String(address), window.location.href)
    const method = init?.method ?? 'GET'
    if (!url.pathname.startsWith('/api/')) return realFetch(address, init)
    calls.pending += 1
    calls.made.push({ name: `${method} ${url.pathname}`, body: readBody(init?.body) })
    // A reply never arrives within the turn that asked for it.
    await Promise.resolve()
    const found = answerTo(method, url, replies, language)
    if (found?.isLong === true) calls.longLists.push(found.endpoint.path)
    if (found === undefined) calls.unexpected.push(`${method} ${url.pathname}${url.search}`)
    await found?.after
    calls.pending -= 1
    init?.signal?.throwIfAborted()
    const { status, body } = found ?? {
      status: 501,
      body: { code: 'test.unexpected', message: 'Nobody expected this' },
    }
    return body instanceof Blob ? new Response(body, { status }) : Response.json(body, { status })
  }
  return calls
}

const realFetch = globalThis.fetch.bind(globalThis)

type Answer = Reply & { isLong?: boolean }

/** Returns what a call is answered. */
export function answerTo(method: string, url: URL, replies: readonly Reply[], language: Language): Answer | undefined {
  const endpoint = endpointAt(method, url)
  const given = replies.findLast((one) => one.endpoint === endpoint)
  if (endpoint === undefined || given !== undefined || method !== 'GET') return given
  if (typeof endpoint.reply === 'string') return { endpoint, status: 200, body: new Blob(['of the test']) }
  const data = sampleReply(endpoint, language)
  // A select asks for no sort.
  const isLong = endpoint.envelope === 'page' && url.searchParams.has('sort')
  return { endpoint, status: 200, body: inEnvelope(endpoint, isLong ? longRowsOf(data as Json[]) : data), isLong }
}

/** The row with empty fields is the one that stays as it is, so that in the others all is long that may be. */
function longRowsOf([first, second, empty, last]: readonly Json[]): Json[] {
  return lengthenedRows([empty, first, second, last])
}

/** A list is answered in pages. */
function inEnvelope({ envelope, message }: Endpoint, data: unknown): unknown {
  const said = message === undefined ? {} : { message }
  if (envelope !== 'page') return { data, ...said }
  return { data, total: (data as unknown[]).length, page: 1, limit: 100, next: null, ...said }
}

function readBody(body: BodyInit | null | undefined): unknown {
  return typeof body === 'string' ? JSON.parse(body) : undefined
}
