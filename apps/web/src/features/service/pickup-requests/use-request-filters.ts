import type { pickupRequestEndpoints } from '@thant/contracts/service/pickup-requests'
import type { ListFilter } from '#components/data-table/filters/use-list-filters.ts'
import { useOrganizationAndSiteFilters } from '#features/customers/sites/components/organization-and-site-filters.tsx'
import { useSiteFilter } from '#features/customers/sites/components/site-list-filter.tsx'
import { useTranslation } from '#lib/i18n.ts'

/** The list of one organization is narrowed to a site of it, that of all to an organization, which may be `chosen`. */
export function useRequestFilters(
  organizationId: string | undefined,
  chosen: string | undefined,
): ListFilter<typeof pickupRequestEndpoints.list>[] {
  const { t } = useTranslation()
  const isOfAll = organizationId === undefined
  const ofSite = useSiteFilter(organizationId ?? null)
  const ofOrganization = useOrganizationAndSiteFilters(isOfAll ? chosen : undefined)
  const isOpen: ListFilter<typeof pickupRequestEndpoints.list> = {
    kind: 'choice',
    name: 'isOpen',
    label: t('Open or closed'),
    options: [
      { value: 'true', label: t('Open') },
      { value: 'false', label: t('No longer open') },
    ],
  }
  // That of all has a toggle for what is open, which it begins with.
  return [...(isOfAll ? ofOrganization : [...ofSite, isOpen]), 'kind', 'state', 'createdAt']
}
