import { Skeleton, Stack, Text } from '@mantine/core'
import type { OrganizationPickup } from '@thant/contracts/service/organization-pickups'
import { pickupEndpoints } from '@thant/contracts/service/pickups'
import { FailedState } from '#components/feedback/failed-state.tsx'
import { useEndpoint } from '#lib/calls/use-endpoint.ts'
import { useTranslation } from '#lib/i18n.ts'
import { CollectionNoteButton } from './collection-note-button.tsx'
import { ItemsTable } from './items-table.tsx'
import { NoteVersions } from './note-versions.tsx'

export function PickupItems({ pickup }: { pickup: Pick<OrganizationPickup, '_id' | 'status'> }) {
  const { t } = useTranslation()
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
      <ItemsTable items={items} />
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
