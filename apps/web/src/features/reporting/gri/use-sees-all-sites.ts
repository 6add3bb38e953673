import { useCan } from '#lib/visitor/access.ts'

/** Users who are limited to sites see the figures of these alone, and nothing of the organization as a whole. */
export function useSeesAllSites(): boolean {
  const can = useCan()
  return can('organizations:change') || can('organizations:list')
}
