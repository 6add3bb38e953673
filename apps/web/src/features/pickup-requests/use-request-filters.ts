import { pickupRequestKindLabels, pickupRequestStateLabels } from '@thant/contracts/labels'
import { type pickupRequestEndpoints, pickupRequestKinds, pickupRequestStates } from '@thant/contracts/pickup-requests'
import type { FilterOf } from '#components/data-table/filter.ts'
import { useOrganizationAndSiteFilters } from '#features/sites/components/organization-and-site-filters.tsx'
import { useSiteFilter } from '#features/sites/components/site-list-filter.tsx'
import { useTranslation } from '#lib/i18n.ts'
import { useMe } from '#lib/session.ts'

/** Customers narrow the list to a site of their own organization, staff to organizations. */
export function useRequestFilters(
  isStaff: boolean,
  organizationId: string | undefined,
): FilterOf<typeof pickupRequestEndpoints.list>[] {
  const { t } = useTranslation()
  const own = useMe()?.organizationId?._id
  const ofSite = useSiteFilter(isStaff ? null : (own ?? null))
  const ofOrganization = useOrganizationAndSiteFilters(organizationId)
  const filters: FilterOf<typeof pickupRequestEndpoints.list>[] = [
    {
      kind: 'choice',
      name: 'isOpen',
      label: t('Open or settled'),
      options: [
        { value: 'true', label: t('Open') },
        { value: 'false', label: t('No longer open') },
      ],
    },
    {
      kind: 'choice',
      name: 'kind',
      label: t('Request'),
      options: pickupRequestKinds.map((value) => ({ value, label: t(pickupRequestKindLabels[value]) })),
    },
    {
      kind: 'choice',
      name: 'state',
      label: t('State'),
      options: pickupRequestStates.map((value) => ({ value, label: t(pickupRequestStateLabels[value]) })),
    },
    { kind: 'days', from: 'from', to: 'to', label: t('Asked at') },
  ]
  return [...(isStaff ? ofOrganization : ofSite), ...filters]
}
