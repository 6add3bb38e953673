import { Skeleton, Stack, Table, Text } from '@mantine/core'
import { weightMeasureLabels } from '@thant/contracts/materials/wastes'
import type { OrganizationPickup } from '@thant/contracts/service/organization-pickups'
import { pickupEndpoints } from '@thant/contracts/service/pickups'
import { FailedState } from '#components/feedback/failed-state.tsx'
import { useTranslation } from '#lib/i18n.ts'
import { useEndpoint } from '#lib/use-endpoint.ts'
import { useFormat } from '#lib/use-format.ts'
import { CollectionNoteButton } from './collection-note-button.tsx'
import { ItemTreatments } from './item-treatments.tsx'
import { NoteVersions } from './note-versions.tsx'
import classes from './pickup-items.module.css'
import { WeightsTable } from './weights-table.tsx'

export function PickupItems({ pickup }: { pickup: Pick<OrganizationPickup, '_id' | 'status'> }) {
  const { t } = useTranslation()
  const format = useFormat()
  const result = useEndpoint(pickupEndpoints.get, { params: { id: pickup._id } })
  if (result.isError) return <FailedState error={result.error} onRetry={() => void result.refetch()} />
  if (!result.data) return <ItemsSkeleton />
  const { items } = result.data.data
  if (items.length === 0) {
    return (
      <Text c="dimmed">
        {pickup.status === 'CANCELLED' ? t('This pickup was cancelled.') : t('Nothing was weighed at this pickup yet.')}
      </Text>
    )
  }
  return (
    <Stack gap="sm" align="flex-start">
      <WeightsTable items={items}>
        {items.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the items of a pickup have no id, and two may be the same
          <Table.Tr key={`${item.productType} ${item.productName} ${index}`} className={classes.item}>
            <Table.Td>
              {item.productName}
              {item.isHazardous && <span className={classes.known}>{t('Hazardous')}</span>}
              <ItemTreatments item={item} />
            </Table.Td>
            <Table.Td ta="right">
              {format.weight(item.quantity)}
              {item.treatments.length > 0 && (
                <span className={classes.known}>{t(weightMeasureLabels[item.measure])}</span>
              )}
            </Table.Td>
          </Table.Tr>
        ))}
      </WeightsTable>
      {pickup.status === 'COMPLETED' && (
        <>
          <CollectionNoteButton pickupId={pickup._id} />
          <NoteVersions pickupId={pickup._id} />
        </>
      )}
    </Stack>
  )
}

function ItemsSkeleton() {
  return (
    <Stack gap="sm" aria-hidden>
      <Skeleton height={14} width="60%" />
      <Skeleton height={14} />
      <Skeleton height={14} />
    </Stack>
  )
}
