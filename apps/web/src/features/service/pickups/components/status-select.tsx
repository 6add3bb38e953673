import { Select, type SelectProps } from '@mantine/core'
import { useUncontrolled } from '@mantine/hooks'
import type { PickupStatus } from '@thant/contracts/service/pickup-statuses'
import { asField } from '#components/fields/as-field.tsx'
import { useTranslation } from '#lib/i18n.ts'
import { statusBadges } from '../pickup-status.ts'
import { PickupStatusBadge } from './pickup-status-badge.tsx'

type StatusSelectProps = Pick<SelectProps, 'label' | 'error' | 'withAsterisk'> & {
  /** The first one is the default. */
  statuses: readonly [PickupStatus, ...PickupStatus[]]
  value?: PickupStatus
  defaultValue?: PickupStatus
  onChange?: (status: PickupStatus) => void
  'data-path'?: string
}

/** Offers every status, because any may follow any other (docs/specification.md 4-08). */
export const StatusField = asField<StatusSelectProps>(StatusSelect, { empty: null })

function StatusSelect(props: StatusSelectProps) {
  const { statuses, value, defaultValue, onChange, ...input } = props
  const { t } = useTranslation()
  const [status, setStatus] = useUncontrolled<PickupStatus>({ value, defaultValue, finalValue: statuses[0], onChange })
  const { color, icon: StatusIcon } = statusBadges[status]
  return (
    <Select
      {...input}
      data={statuses.map((value) => ({ value, label: t(statusBadges[value].label) }))}
      value={status}
      onChange={(next) => next !== null && setStatus(next)}
      leftSection={<StatusIcon size={16} color={`var(--mantine-color-${color}-light-color)`} aria-hidden />}
      renderOption={({ option }) => <PickupStatusBadge status={option.value} />}
      allowDeselect={false}
    />
  )
}
