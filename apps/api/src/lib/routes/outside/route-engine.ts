import type { Log } from '@thant/base/log'
import type { ChosenRoute } from '../order-stops.ts'
import { prepareDay } from '../prepared-day.ts'
import type { RouteProblem } from '../route-problem.ts'
import { answerMs, fetchJson, problemOf } from './fetch-json.ts'
import { routesFromVroom, vroomRequest } from './vroom.ts'

const maxBytes = 4_000_000

/** Why the order of an engine elsewhere was not taken. */
export type EngineNote = 'engine-silent' | 'engine-unusable'

export type OutsideOrder = { routes: ChosenRoute[] } | { note: EngineNote }

type Options = { url: string; log: Log; timeoutMs?: number }

/** Asks an engine that speaks as VROOM does by HTTP, and believes nothing that it cannot check. */
export async function askRouteEngine(problem: RouteProblem, options: Options): Promise<OutsideOrder> {
  const { url, log, timeoutMs = answerMs } = options
  const day = prepareDay(problem)
  if (day.stops.length === 0 || day.vehicles.length === 0) return { routes: [] }
  const init = {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(vroomRequest(day)),
  }
  let answer: unknown
  try {
    answer = await fetchJson(url, init, { timeoutMs, maxBytes })
  } catch (error) {
    log.warn({ problem: problemOf(error) }, 'the route engine did not answer; the order is our own')
    return { note: 'engine-silent' }
  }
  try {
    return { routes: routesFromVroom(day, answer) }
  } catch (error) {
    log.warn({ problem: problemOf(error) }, 'the route engine gave no usable answer; the order is our own')
    return { note: 'engine-unusable' }
  }
}
