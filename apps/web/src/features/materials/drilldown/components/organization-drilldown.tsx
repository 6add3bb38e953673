import { pickupEndpoints } from '@thant/contracts/service/pickups'
import type { ReactNode } from 'react'
import { useEndpoint } from '#lib/calls/use-endpoint.ts'
import { lastDayOf } from '#lib/entries/zoned-time.ts'
import { useCompanyTimeZone } from '#lib/use-format.ts'
import { sourcePickupsOf } from '../source-pickups.ts'
import { type DrilldownDrawerProps, DrilldownScope } from './drilldown-scope.tsx'
import { SourcePickupsDrawer } from './source-pickups-drawer.tsx'

type OrganizationDrilldownProps = {
  organizationId: string
  /** The site that the figures cover; undefined for all of them. */
  site?: string | undefined
  /** The months that the figures cover, as YYYY-MM, ascending. */
  months: readonly string[]
  /** Contains figures of that organization, as `DrilldownFigure`. */
  children: ReactNode
}

/** Shows the source pickups of the figures inside, with their current data. */
export function OrganizationDrilldown({ children, ...source }: OrganizationDrilldownProps) {
  return <DrilldownScope drawer={(opened) => <OrganizationDrawer {...source} {...opened} />}>{children}</DrilldownScope>
}

type OrganizationDrawerProps = Omit<OrganizationDrilldownProps, 'children'> & DrilldownDrawerProps

function OrganizationDrawer({ organizationId, site, months, drilldown, onClose }: OrganizationDrawerProps) {
  const timeZone = useCompanyTimeZone()
  const [first = '', last = ''] = [months[0], months.at(-1)]
  const query = { include: 'items' as const, from: `${first}-01`, to: lastDayOf(last), site }
  const result = useEndpoint(pickupEndpoints.ofOrganization, { params: { organizationId }, query })
  return (
    <SourcePickupsDrawer
      drilldown={drilldown}
      organizationId={organizationId}
      pickups={result.data && sourcePickupsOf(result.data.data, months, drilldown.filter ?? {}, timeZone)}
      error={result.error && { reason: result.error, onRetry: () => void result.refetch() }}
      onClose={onClose}
    />
  )
}
