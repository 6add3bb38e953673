import { AsyncResource } from 'node:async_hooks'
import { problemOf, type Tracing } from '@thant/base/spans'
import { Client, Pool, type PoolConfig } from 'pg'

/** A pool whose statements are spans, and so are those of the dedicated pools made from it. */
export function createTracedPool(settings: PoolConfig, tracing: Tracing): Pool {
  const pool = new Pool({ ...settings, Client: tracedClient(tracing) })
  const connect = pool.connect.bind(pool) as (callback?: Callback) => unknown
  // A statement that waits would otherwise be a part of the request that gives its connection back.
  pool.connect = ((callback?: Callback) => connect(callback && AsyncResource.bind(callback))) as Pool['connect']
  return pool
}

type Callback = Parameters<Pool['connect']>[0]

type Query = (...given: unknown[]) => unknown
type Answer = (error: Error | null, ...result: unknown[]) => void

function tracedClient(tracing: Tracing): new () => Client {
  return class extends Client {
    override query = traced(super.query.bind(this) as Query, tracing) as Client['query']
  }
}

/** What belongs to no request or job, such as looking for jobs each second, is left out. */
function traced(query: Query, tracing: Tracing): Query {
  return (...given) => {
    const text = textOf(given[0])
    if (text === undefined || !tracing.isInSpan()) return query(...given)
    const span = tracing.begin(nameOf(text), {
      kind: 'client',
      attributes: { 'db.system.name': 'postgresql', 'db.query.text': withoutLiterals(text) },
    })
    const end = (error?: unknown) => span.end({ problem: error ? problemOf(error) : undefined })
    const last = given.at(-1)
    if (typeof last === 'function') {
      const answer = last as Answer
      return query(...given.slice(0, -1), (error: Error | null, ...result: unknown[]) => {
        end(error)
        answer(error, ...result)
      })
    }
    const requested = query(...given) as Promise<unknown>
    requested.then(() => end(), end)
    return requested
  }
}

/** A query object that is submitted, as COPY is, has no text. */
function textOf(statement: unknown): string | undefined {
  if (typeof statement === 'string') return statement
  if (typeof statement !== 'object' || statement === null || 'submit' in statement) return undefined
  return 'text' in statement && typeof statement.text === 'string' ? statement.text : undefined
}

/** As in `select pickups`: what a statement does, and with which table first. */
export function nameOf(text: string): string {
  const [verb = 'statement'] = /[a-z]+/i.exec(text) ?? []
  const [, table] = /\b(?:from|into|update|join)\s+(?:"?\w+"?\.)?"?(\w+)/i.exec(text) ?? []
  return [verb.toLowerCase(), table].filter(Boolean).join(' ')
}

/** Values are sent beside the statement, but a text of the statement itself could be one, too. */
export const withoutLiterals = (text: string) => text.replace(/'(?:[^']|'')*'/g, "'?'")
