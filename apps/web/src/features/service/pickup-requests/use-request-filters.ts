import type { pickupRequestEndpoints } from '@thant/contracts/service/pickup-requests'
import type { ListFilter } from '#components/data-table/use-list-filters.ts'
import { useOrganizationAndSiteFilters } from '#features/customers/sites/components/organization-and-site-filters.tsx'
import { useSiteFilter } from '#features/customers/sites/components/site-list-filter.tsx'
import { useTranslation } from '#lib/i18n.ts'
import { useMe } from '#lib/session.ts'

/** Customers narrow the list to a site of their own organization, staff to organizations. */
export function useRequestFilters(
  isStaff: boolean,
  organizationId: string | undefined,
): ListFilter<typeof pickupRequestEndpoints.list>[] {
  const { t } = useTranslation()
  const own = useMe()?.organizationId?._id
  const ofSite = useSiteFilter(isStaff ? null : (own ?? null))
  const ofOrganization = useOrganizationAndSiteFilters(organizationId)
  const isOpen: ListFilter<typeof pickupRequestEndpoints.list> = {
    kind: 'choice',
    name: 'isOpen',
    label: t('Open or closed'),
    options: [
      { value: 'true', label: t('Open') },
      { value: 'false', label: t('No longer open') },
    ],
  }
  // Staff have a toggle for what is open, which the list begins with.
  return [...(isStaff ? ofOrganization : [...ofSite, isOpen]), 'kind', 'state', 'createdAt']
}
