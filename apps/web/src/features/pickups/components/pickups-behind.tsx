import { Drawer, Skeleton, Stack, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { EmptyState } from '#components/feedback/empty-state.tsx'
import { FailedState } from '#components/feedback/failed-state.tsx'
import { sumKg } from '#features/wastes/weight.ts'
import { useTranslation } from '#lib/i18n.ts'
import { useFormat } from '#lib/use-format.ts'
import type { Measure, PickupBehind } from '../paper-trail.ts'
import { PickupsBehindTable } from './pickups-behind-table.tsx'

type PickupsBehindProps = {
  title: string
  /** Undefined while they are loading; each with the items that count only. */
  pickups: readonly PickupBehind[] | undefined
  error: { reason: unknown; onRetry: () => void } | null
  /** What each item adds to the figure, where that is no weight. */
  measure?: Measure | undefined
  onClose: () => void
  /** What narrows them down. */
  filters?: ReactNode
}

/** Beside a report: the pickups that a figure was made of, item by item, and what they add up to. */
export function PickupsBehind(props: PickupsBehindProps) {
  const { title, pickups, error, measure, onClose, filters } = props
  const { t } = useTranslation()
  const format = useFormat()
  const weightKg = sumKg((pickups ?? []).flatMap(({ items }) => items.map(({ quantity }) => quantity)))
  return (
    <Drawer
      opened
      onClose={onClose}
      position="right"
      size="lg"
      title={title}
      closeButtonProps={{ 'aria-label': t('Close') }}
    >
      <Stack>
        {filters}
        {error ? (
          <FailedState error={error.reason} onRetry={error.onRetry} />
        ) : pickups === undefined ? (
          <Stack aria-hidden>
            <Skeleton height={44} />
            <Skeleton height={44} />
            <Skeleton height={44} />
          </Stack>
        ) : pickups.length === 0 ? (
          <EmptyState title={t('No pickup stands behind this figure.')} />
        ) : (
          <>
            <Text role="status" fw={600}>
              {t('{{count}} pickups, {{weight}}', {
                count: pickups.length,
                replace: { count: format.number(pickups.length), weight: format.kg(weightKg) },
              })}
            </Text>
            <PickupsBehindTable label={title} pickups={pickups} weightKg={weightKg} measure={measure} />
          </>
        )}
      </Stack>
    </Drawer>
  )
}
