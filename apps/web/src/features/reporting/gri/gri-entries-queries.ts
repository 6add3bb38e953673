import { organizationEndpoints } from '@thant/contracts/customers/organizations'
import { griEntryEndpoints } from '@thant/contracts/reporting/gri-entries'
import { endpointQuery } from '#lib/calls/endpoint-query.ts'
import { thisMonthIn } from '#lib/entries/zoned-time.ts'
import type { ScreenQueries } from '#lib/screen-queries.ts'
import { griEntriesIn } from './gri-entries-address.ts'

/** What the screens on which an organization completes its tables read first. */
export const griEntriesQueries: ScreenQueries = ({ me, search, timeZone }) => {
  const { organizationId, year } = griEntriesIn(search, me.organizationId?._id, thisMonthIn(timeZone))
  return organizationId === undefined
    ? []
    : [
        endpointQuery(griEntryEndpoints.entries, { params: { organizationId, year } }),
        ...(me.organizationId?._id === organizationId
          ? []
          : [endpointQuery(organizationEndpoints.get, { params: { id: organizationId } })]),
      ]
}
