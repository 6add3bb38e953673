import { scheduleEndpoints } from '@thant/contracts/service/schedules'
import { useEndpoint } from '#lib/calls/use-endpoint.ts'
import { useCan } from '#lib/visitor/access.ts'

/** The running schedules of an organization or a site, for those who may read them. */
export function useRunningSchedules(organizationId: string | undefined, site: string | undefined) {
  const query = { organizationId, site, state: 'current', sort: 'startsOn' } as const
  const enabled = useCan()('schedules:list') && organizationId !== undefined
  return useEndpoint(scheduleEndpoints.list, { query }, { enabled })
}
