import { dashboardEndpoints } from '@thant/contracts/reporting/dashboard'
import { useSearchParams } from 'react-router'
import { FailedTogether } from '#components/feedback/failed-together.tsx'
import { rangeIn } from '#components/pickers/range-in.ts'
import { EveningBefore } from '#features/customers/notifications/components/evening-before.tsx'
import { SiteFilter } from '#features/customers/sites/components/site-filter.tsx'
import { useChosenSite } from '#features/customers/sites/use-chosen-site.ts'
import { useUnpaid } from '#features/money/invoices/use-unpaid.ts'
import { TargetsCard } from '#features/reporting/gri/components/targets-card.tsx'
import { useEndpoint } from '#lib/calls/use-endpoint.ts'
import { useCan } from '#lib/visitor/access.ts'
import { useNextPickup } from '../use-next-pickup.ts'
import { useWasteData } from '../use-waste-figures.ts'
import { CustomerHeroes } from './customer-heroes.tsx'
import { OpenCard } from './open-card.tsx'
import { WasteDashboard } from './waste-dashboard.tsx'
import { WelcomeCard } from './welcome-card.tsx'

export function CustomerDashboard({ organizationId }: { organizationId: string }) {
  const [params] = useSearchParams()
  const site = useChosenSite(organizationId)
  const growth = useEndpoint(dashboardEndpoints.growthOfOrganization, { params: { organizationId }, query: { site } })
  const pickups = useNextPickup(organizationId, site)
  const { ageing } = useUnpaid(organizationId)
  const can = useCan()
  const wastes = useWasteData(organizationId, rangeIn(params), site)
  return (
    <FailedTogether queries={[growth, pickups.query, ...(can('invoices:of-organization') ? [ageing] : []), wastes]}>
      <SiteFilter organizationId={organizationId} />
      <CustomerHeroes organizationId={organizationId} site={site} />
      <OpenCard organizationId={organizationId} site={site} />
      <EveningBefore isPlanned={pickups.next !== undefined} />
      <TargetsCard organizationId={organizationId} />
      <WasteDashboard organizationId={organizationId} welcome={<WelcomeCard />} />
    </FailedTogether>
  )
}
