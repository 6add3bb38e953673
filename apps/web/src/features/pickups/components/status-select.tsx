import { Select, type SelectProps } from '@mantine/core'
import { useUncontrolled } from '@mantine/hooks'
import { type PickupStatus, pickupStatuses } from '@thant/contracts/pickups'
import { useTranslation } from '#lib/i18n.ts'
import { statusLooks } from '../pickup-status.ts'
import { PickupStatusBadge } from './pickup-status-badge.tsx'

type StatusSelectProps = Pick<SelectProps, 'label' | 'error' | 'withAsterisk'> & {
  value?: PickupStatus
  defaultValue?: PickupStatus
  onChange?: (status: PickupStatus) => void
  'data-path'?: string
}

/** Any of the five: SPECIFICATION 4 names no transitions that would not be allowed. */
export function StatusSelect({ value, defaultValue, onChange, ...input }: StatusSelectProps) {
  const { t } = useTranslation()
  const [status, setStatus] = useUncontrolled({ value, defaultValue, finalValue: 'REQUESTED', onChange })
  const { color, icon: StatusIcon } = statusLooks[status]
  return (
    <Select
      {...input}
      data={pickupStatuses.map((value) => ({ value, label: t(statusLooks[value].label) }))}
      value={status}
      onChange={(next) => next !== null && setStatus(next)}
      leftSection={<StatusIcon size={16} color={`var(--mantine-color-${color}-light-color)`} aria-hidden />}
      renderOption={({ option }) => <PickupStatusBadge status={option.value} />}
      allowDeselect={false}
    />
  )
}
