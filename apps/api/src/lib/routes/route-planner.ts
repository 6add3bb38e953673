import type { Log } from '@thant/base/log'
import { createChildQueue } from '#lib/children/child-queue.ts'
import type { ChosenRoute } from './order-stops.ts'
import { createRoadDistances, type RoadDistances } from './outside/road-distances.ts'
import { askRouteEngine, type EngineNote } from './outside/route-engine.ts'
import { maxOvertimeSeconds } from './prepared-day.ts'
import type { RouteProblem, RouteSolution } from './route-problem.ts'

export type RouteTask = { id: string; problem: RouteProblem; chosen?: readonly ChosenRoute[] }

export type RoutePlanner = {
  /**
   * Throws `server.busy` where many wait, and `day-plan.failed` for what takes too much. The note says why an outside
   * engine's order was not taken.
   */
  order(problem: RouteProblem, hasLeft?: () => boolean): Promise<{ solution: RouteSolution; note: EngineNote | null }>
  /** Null where distances are always estimated. */
  distances: RoadDistances | null
  close(): Promise<void>
}

/** Addresses of the operator's own; without them the order and the distances are our own. */
export type OutsideRoutes = { engineUrl: string | undefined; distanceUrl: string | undefined }

type Options = {
  log: Log
  outside?: OutsideRoutes
  /** Tests replace the script, and wait less. */
  script?: URL
  timeoutMs?: number
  answerMs?: number
}

/** Seeks the order of a day in a process that is started on demand, and killed after 10 s of the processor. */
export function createRoutePlanner({ outside, answerMs, ...options }: Options): RoutePlanner {
  const queue = createChildQueue<RouteTask, RouteSolution>({
    purpose: 'orders the stops of a day',
    script: new URL('child.ts', import.meta.url),
    timeoutMs: 10_000,
    hangMs: 60_000,
    heapMegabytes: 256,
    dataMegabytes: 1_500,
    queueLimit: 10,
    retryAfterSeconds: 10,
    codes: { busy: 'server.busy', failed: 'day-plan.failed' },
    ...options,
  })
  const run = (task: Omit<RouteTask, 'id'>, hasLeft?: () => boolean) =>
    queue.run({ id: crypto.randomUUID(), ...task }, hasLeft)
  const asking = { log: options.log, ...(answerMs !== undefined && { timeoutMs: answerMs }) }
  const { engineUrl, distanceUrl } = outside ?? {}
  return {
    async order(problem, hasLeft) {
      if (engineUrl === undefined) return { solution: await run({ problem }, hasLeft), note: null }
      const answer = await askRouteEngine(problem, { url: engineUrl, ...asking })
      if ('note' in answer) return { solution: await run({ problem }, hasLeft), note: answer.note }
      const solution = await run({ problem, chosen: answer.routes }, hasLeft)
      if (isInTime(problem, solution)) return { solution, note: null }
      return { solution: await run({ problem }, hasLeft), note: 'engine-unusable' }
    },
    distances: distanceUrl === undefined ? null : createRoadDistances({ url: distanceUrl, ...asking }),
    close: queue.close,
  }
}

/** By our own clock, whatever the engine said; a pinned stop, such as one that is done, may be late where it is. */
function isInTime(problem: RouteProblem, { routes }: RouteSolution): boolean {
  const pinned = new Set(problem.stops.filter((stop) => stop.pinned).map(({ id }) => id))
  return routes.every(
    ({ stops, pastShiftSeconds }) =>
      pastShiftSeconds <= maxOvertimeSeconds &&
      stops.every(({ id, lateSeconds }) => lateSeconds === 0 || pinned.has(id)),
  )
}
