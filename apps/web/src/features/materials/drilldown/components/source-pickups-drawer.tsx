import { Drawer, Group, Skeleton, Stack, Text } from '@mantine/core'
import { sumKg } from '@thant/contracts/materials/wastes'
import { weightDecimals } from '@thant/i18n/decimals'
import type { ReactNode } from 'react'
import { EmptyState } from '#components/feedback/empty-state.tsx'
import { FailedState } from '#components/feedback/failed-state.tsx'
import prose from '#components/layout/page/prose.module.css'
import { useTranslation } from '#lib/i18n.ts'
import { useFormat } from '#lib/use-format.ts'
import type { Drilldown } from '../drilldown.ts'
import { keepItems, type SourcePickup } from '../source-pickups.ts'
import { SourcePickupsTable } from './source-pickups-table.tsx'

type SourcePickupsDrawerProps = {
  drilldown: Drilldown
  /** Whose pickups they are, where that is known. */
  organizationId?: string
  /** The pickups that match the drilldown's filter; undefined while loading. */
  pickups: readonly SourcePickup[] | undefined
  /** Of all pickups, where only the latest are listed. */
  sum?: { pickups: number; weightKg: number } | undefined
  error: { reason: unknown; onRetry: () => void } | null
  onClose: () => void
  /** Fields that change the filter. */
  filters?: ReactNode
  /** What can be done with the pickups, e.g. download them. */
  tools?: ReactNode
  /** Says where the list ends before the pickups do. */
  note?: string | undefined
}

/** Shows the source pickups of a figure beside the report, item by item and with their sum. */
export function SourcePickupsDrawer({
  drilldown,
  organizationId,
  error,
  onClose,
  filters,
  tools,
  note,
  sum,
  ...found
}: SourcePickupsDrawerProps) {
  const { t } = useTranslation()
  const format = useFormat()
  const { title = t('The pickups behind this figure'), counts, measure } = drilldown
  const pickups = found.pickups && counts ? keepItems(found.pickups, counts) : found.pickups
  const weightKg = sum?.weightKg ?? sumKg((pickups ?? []).flatMap(({ items }) => items.map(({ quantity }) => quantity)))
  const count = sum?.pickups ?? pickups?.length ?? 0
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
          <EmptyState title={t('There are no pickups behind this figure.')} />
        ) : (
          <>
            <Group justify="space-between">
              <Text role="status" fw={600}>
                {t('{{count}} pickups, {{weight}}', {
                  count,
                  weight: format.kg(weightKg, weightDecimals([weightKg])),
                })}
              </Text>
              {tools}
            </Group>
            {note !== undefined && <p className={prose.note}>{note}</p>}
            <SourcePickupsTable
              label={title}
              organizationId={organizationId}
              pickups={pickups}
              weightKg={weightKg}
              measure={measure}
            />
          </>
        )}
      </Stack>
    </Drawer>
  )
}
