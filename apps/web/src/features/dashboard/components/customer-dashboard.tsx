import { dashboardEndpoints } from '@thant/contracts/dashboard'
import { useSearchParams } from 'react-router'
import { FailedTogether } from '#components/feedback/failed-together.tsx'
import { useUnpaid } from '#features/invoices/use-unpaid.ts'
import { useCan } from '#lib/access.ts'
import { useEndpoint } from '#lib/use-endpoint.ts'
import { rangeIn } from '../month-range.ts'
import { useNextPickup } from '../use-next-pickup.ts'
import { useWasteData } from '../use-waste-figures.ts'
import { CustomerHeroes } from './customer-heroes.tsx'
import { WasteDashboard } from './waste-dashboard.tsx'
import { WelcomeCard } from './welcome-card.tsx'

export function CustomerDashboard({ organizationId }: { organizationId: string }) {
  const [params] = useSearchParams()
  const growth = useEndpoint(dashboardEndpoints.growthOfOrganization, { params: { organizationId } })
  const pickups = useNextPickup(organizationId).query
  const { ageing } = useUnpaid(organizationId)
  const can = useCan()
  const wastes = useWasteData(organizationId, rangeIn(params))
  return (
    <FailedTogether queries={[growth, pickups, ...(can('invoices:of-organization') ? [ageing] : []), wastes]}>
      <CustomerHeroes organizationId={organizationId} />
      <WasteDashboard organizationId={organizationId} welcome={<WelcomeCard />} />
    </FailedTogether>
  )
}
