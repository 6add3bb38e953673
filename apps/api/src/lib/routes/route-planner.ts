import type { Log } from '@thant/base/log'
import { createChildQueue } from '#lib/children/child-queue.ts'
import type { RouteProblem, RouteSolution } from './route-problem.ts'

export type RouteTask = { id: string; problem: RouteProblem }

export type RoutePlanner = {
  /** Throws `server.busy` where many wait, and `day-plan.failed` for what takes too much. */
  order(problem: RouteProblem, hasLeft?: () => boolean): Promise<RouteSolution>
  close(): Promise<void>
}

type Options = {
  log: Log
  /** Tests replace the script. */
  script?: URL
  timeoutMs?: number
}

/** Seeks the order of a day in a process that is started on demand, and killed after 10 s of the processor. */
export function createRoutePlanner(options: Options): RoutePlanner {
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
  return {
    order: (problem, hasLeft) => queue.run({ id: crypto.randomUUID(), problem }, hasLeft),
    close: queue.close,
  }
}
