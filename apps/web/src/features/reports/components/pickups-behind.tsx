import { Drawer, Group, Select, Skeleton, Stack, Text } from '@mantine/core'
import { type WasteType, wasteTypeLabels, wasteTypes } from '@thant/contracts/wastes'
import { EmptyState } from '#components/feedback/empty-state.tsx'
import { FailedState } from '#components/feedback/failed-state.tsx'
import type { Trace } from '#features/plan/trace.ts'
import { sumKg } from '#features/wastes/weight.ts'
import { useTranslation } from '#lib/i18n.ts'
import { useFormat } from '#lib/use-format.ts'
import type { TracedPickup } from '../traced-pickup.ts'
import { PickupBehind } from './pickup-behind.tsx'
import classes from './pickups-behind.module.css'

type PickupsBehindProps = {
  /** Those of the report. */
  months: readonly string[]
  trace: Trace
  onChange: (trace: Trace) => void
  /** Undefined while they are loading; each with the items that count only. */
  pickups: readonly TracedPickup[] | undefined
  error: { reason: unknown; onRetry: () => void } | null
  /** Undefined where there is no page for one pickup. */
  pickupHref: ((pickupId: string) => string) | undefined
  onClose: () => void
}

/** Beside a report: the pickups that a figure was made of, with their weights, and what they add up to. */
export function PickupsBehind(props: PickupsBehindProps) {
  const { months, trace, onChange, pickups, error, pickupHref, onClose } = props
  const { t } = useTranslation()
  const format = useFormat()
  const heading = t('The pickups behind this figure')
  const total = sumKg((pickups ?? []).flatMap(({ items }) => items.map(({ quantity }) => quantity)))
  return (
    <Drawer
      opened
      onClose={onClose}
      position="right"
      size="lg"
      title={heading}
      closeButtonProps={{ 'aria-label': t('Close') }}
    >
      <Stack>
        <Group grow gap="sm">
          <Select
            label={t('Month')}
            placeholder={t('All months')}
            clearable
            clearButtonProps={{ 'aria-label': t('All months') }}
            data={months.map((value) => ({ value, label: format.month(value) }))}
            value={trace.month ?? null}
            onChange={(month) => onChange({ ...trace, month: month ?? undefined })}
          />
          <Select
            label={t('Waste type')}
            placeholder={t('All types')}
            clearable
            clearButtonProps={{ 'aria-label': t('All types') }}
            data={wasteTypes.map((value) => ({ value, label: t(wasteTypeLabels[value]) }))}
            value={trace.type ?? null}
            onChange={(type) => onChange({ ...trace, type: (type as WasteType | null) ?? undefined })}
          />
        </Group>
        {error ? (
          <FailedState error={error.reason} onRetry={error.onRetry} />
        ) : pickups === undefined ? (
          <Stack aria-hidden>
            <Skeleton height={72} />
            <Skeleton height={72} />
            <Skeleton height={72} />
          </Stack>
        ) : pickups.length === 0 ? (
          <EmptyState title={t('No pickup stands behind this figure.')} />
        ) : (
          <>
            <Text role="status" fw={600}>
              {t('{{pickups}} pickups, {{weight}}', {
                pickups: format.number(pickups.length),
                weight: format.kg(total),
              })}
            </Text>
            <ol className={classes.pickups}>
              {pickups.map((pickup) => (
                <PickupBehind key={pickup._id} pickup={pickup} href={pickupHref?.(pickup._id)} />
              ))}
            </ol>
          </>
        )}
      </Stack>
    </Drawer>
  )
}
