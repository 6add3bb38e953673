import type { pickupEndpoints } from '@thant/contracts/service/pickups'
import type { TableColumn } from '#components/data-table/columns/list-cells.ts'
import { SiteCell } from '#features/customers/sites/components/site-cell.tsx'
import { useSites } from '#features/customers/sites/use-sites.ts'
import { useTranslation } from '#lib/i18n.ts'

type PickupColumn = TableColumn<typeof pickupEndpoints.list>

const ofOneOrganization = ['pickUpTime', 'status', 'way', 'driver', 'plateNumber', 'updatedBy'] as const

/** Of one organization, the site stands in place of its name where there are several; undefined are all columns. */
export function usePickupColumns(organizationId: string | undefined): PickupColumn[] | undefined {
  const { t } = useTranslation()
  const isOfSeveralSites = useSites(organizationId ?? null).length > 1
  if (organizationId === undefined) return undefined
  const site: PickupColumn = {
    key: 'site',
    title: t('Site'),
    width: 76,
    render: ({ site }) => <SiteCell name={site.name} />,
  }
  return [...ofOneOrganization, ...(isOfSeveralSites ? [site] : [])]
}
