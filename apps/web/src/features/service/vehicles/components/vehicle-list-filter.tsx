import { Select } from '@mantine/core'
import { maxPageSize } from '@thant/contracts/list'
import { vehicleEndpoints } from '@thant/contracts/service/vehicles'
import type { Filter } from '#components/data-table/filters/filter.ts'
import { useEndpoint } from '#lib/calls/use-endpoint.ts'
import { useTranslation } from '#lib/i18n.ts'

/** What filters a list by a vehicle; one that is archived can be in the address alone. */
export function useVehicleFilter(): Filter<'vehicleId'> {
  const { t } = useTranslation()
  return {
    kind: 'custom',
    name: 'vehicleId',
    label: t('Vehicle'),
    describe: (id) => <PlateOf id={id} />,
    render: ({ value, set }) => <VehicleSelect id={value} set={set} />,
  }
}

function VehicleSelect({ id, set }: { id: string; set: (id: string | undefined) => void }) {
  const { t } = useTranslation()
  const vehicles = useEndpoint(vehicleEndpoints.list, { query: { limit: maxPageSize } }).data?.data ?? []
  const chosen = usePlate(id)
  const offered = vehicles.map(({ _id: value, plate: label }) => ({ value, label }))
  const isOffered = chosen === undefined || offered.some(({ value }) => value === id)
  return (
    <Select
      label={t('Vehicle')}
      data={isOffered ? offered : [{ value: id, label: chosen }, ...offered]}
      value={id === '' ? null : id}
      onChange={(value) => set(value ?? undefined)}
      searchable
      clearable
      clearButtonProps={{ 'aria-label': t('Clear the vehicle') }}
      nothingFoundMessage={t('No vehicle matches that.')}
      comboboxProps={{ withinPortal: false }}
    />
  )
}

function PlateOf({ id }: { id: string }) {
  return usePlate(id) ?? '…'
}

function usePlate(id: string): string | undefined {
  const { t } = useTranslation()
  const vehicle = useEndpoint(vehicleEndpoints.get, { params: { id } }, { enabled: id !== '', staleTime: 300_000 })
  return vehicle.isError ? t('Unknown') : vehicle.data?.data.plate
}
