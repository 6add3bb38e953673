import { organizationEndpoints } from '@thant/contracts/customers/organizations'
import type { Filter } from '#components/data-table/filters/filter.ts'
import { OrganizationSelect } from '#features/customers/organizations/components/organization-select.tsx'
import { useEndpoint } from '#lib/calls/use-endpoint.ts'
import { useTranslation } from '#lib/i18n.ts'
import { useSiteFilter } from './site-list-filter.tsx'

/** Returns the filters of a staff list by organization and site; a site is offered once one with several is chosen. */
export function useOrganizationAndSiteFilters(organizationId: string | undefined): Filter<'organizationId' | 'site'>[] {
  const { t } = useTranslation()
  const ofSite = useSiteFilter(organizationId ?? null)
  return [
    {
      kind: 'custom',
      name: 'organizationId',
      label: t('Organization'),
      dependents: ['site'],
      describe: (id) => <OrganizationNameOf id={id} />,
      render: ({ value, set }) => (
        <OrganizationSelect
          staysInside
          label={t('Organization')}
          value={value === '' ? null : value}
          onChange={(id) => set(id ?? undefined)}
        />
      ),
    },
    ...ofSite,
  ]
}

function OrganizationNameOf({ id }: { id: string }) {
  const { t } = useTranslation()
  const organization = useEndpoint(organizationEndpoints.get, { params: { id } }, { staleTime: nameStaleMs })
  if (organization.isError) return t('Unknown')
  return organization.data?.data.name ?? '…'
}

const nameStaleMs = 300_000
