import { userEndpoints } from '@thant/contracts/customers/users'
import { pickupStages } from '@thant/contracts/service/pickup-statuses'
import { pickupEndpoints } from '@thant/contracts/service/pickups'
import type { ListFilter } from '#components/data-table/filters/use-list-filters.ts'
import { PersonNameOf, PersonSelect } from '#features/company/audit/components/person-select.tsx'
import { useOrganizationAndSiteFilters } from '#features/customers/sites/components/organization-and-site-filters.tsx'
import { useSiteFilter } from '#features/customers/sites/components/site-list-filter.tsx'
import { DriverSelect } from '#features/customers/users/components/driver-select.tsx'
import { useVehicleFilter } from '#features/service/vehicles/components/vehicle-list-filter.tsx'
import { useEndpoint } from '#lib/calls/use-endpoint.ts'
import { personName } from '#lib/entries/person-name.ts'
import { useTranslation } from '#lib/i18n.ts'
import { stageLabels } from '../pickup-status.ts'

/** `organizationId` is the one organization whose pickups are listed, `chosen` one that the filter names. */
export function usePickupFilters(
  organizationId: string | undefined,
  chosen: string | undefined,
): ListFilter<typeof pickupEndpoints.list>[] {
  const { t } = useTranslation()
  const ofSite = useSiteFilter(organizationId ?? null)
  const ofOrganization = useOrganizationAndSiteFilters(organizationId === undefined ? chosen : undefined)
  const ofVehicle = useVehicleFilter()
  return [
    {
      kind: 'choice',
      name: 'stage',
      label: t('Stage'),
      options: pickupStages.map((value) => ({ value, label: t(stageLabels[value]) })),
    },
    'status',
    ...(organizationId === undefined ? ofOrganization : ofSite),
    {
      kind: 'custom',
      name: 'driver',
      label: t('Driver'),
      describe: (id) => <DriverNameOf id={id} />,
      render: ({ value, set }) => <DriverFilter id={value} set={set} />,
    },
    {
      kind: 'choice',
      name: 'hasDriver',
      label: t('Assigned driver'),
      options: [
        { value: 'false', label: t('No driver') },
        { value: 'true', label: t('Has a driver') },
      ],
    },
    'pickUpTime',
    'wayNumber',
    'wayType',
    ofVehicle,
    'plateNumber',
    {
      kind: 'custom',
      name: 'updatedBy',
      label: t('Updated by'),
      describe: (id) => <PersonNameOf id={id} />,
      render: ({ value, set }) => (
        <PersonSelect label={t('Updated by')} value={value} onChange={set} filters={ofCompany} />
      ),
    },
  ]
}

function DriverFilter({ id, set }: { id: string; set: (id: string | undefined) => void }) {
  const { t } = useTranslation()
  const name = useDriverName(id)
  return (
    <DriverSelect
      staysInside
      label={t('Driver')}
      value={name === undefined ? null : { _id: id, name }}
      onChange={(driver) => set(driver?._id)}
    />
  )
}

function DriverNameOf({ id }: { id: string }) {
  return useDriverName(id) ?? '…'
}

function useDriverName(id: string): string | undefined {
  const { t } = useTranslation()
  const kept = { staleTime: nameStaleMs }
  const driver = useEndpoint(userEndpoints.get, { params: { id } }, { ...kept, enabled: id !== '' })
  // A driver who has left is no longer among the users, but their pickups keep the name.
  const query = { driver: id, limit: 1 }
  const driven = useEndpoint(pickupEndpoints.list, { query }, { ...kept, enabled: driver.isError })
  if (driven.isError || driven.data?.data.length === 0) return t('Unknown')
  const name = driver.data?.data.name ?? driven.data?.data[0]?.vehicle.driver?.name
  return name && personName(name, t)
}

/** Customers change no pickups. */
const ofCompany = { ofCompany: 'true' }

const nameStaleMs = 300_000
