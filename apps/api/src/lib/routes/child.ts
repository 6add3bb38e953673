/** Runs in its own process, so that the server answers everybody else while an order is sought. */
import { serveTasks } from '#lib/children/serve-tasks.ts'
import { completeOrder, orderStops } from './order-stops.ts'
import type { RouteTask } from './route-planner.ts'

serveTasks(({ problem, chosen }: RouteTask) =>
  chosen === undefined ? orderStops(problem) : completeOrder(problem, chosen),
)
