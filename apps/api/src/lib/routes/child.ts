/** Runs in its own process, so that the server answers everybody else while an order is sought. */
import { serveTasks } from '#lib/children/serve-tasks.ts'
import { orderStops } from './order-stops.ts'
import type { RouteTask } from './route-planner.ts'

serveTasks(({ problem }: RouteTask) => orderStops(problem))
