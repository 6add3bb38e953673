import type { FastifyInstance } from 'fastify'

/** Hands requests to each app in turn, as a proxy in front of several portals does. The first app is the door. */
export function shareRequests(apps: [FastifyInstance, ...FastifyInstance[]]): void {
  const [door] = apps
  const injects = apps.map((app) => app.inject.bind(app) as (...given: unknown[]) => unknown)
  let turn = 0
  const inject = (...given: unknown[]) => {
    const next = injects[turn % injects.length]
    turn += 1
    return next?.(...given)
  }
  door.inject = inject as typeof door.inject
}
