import { Chip, Group, Input } from '@mantine/core'
import { useUncontrolled } from '@mantine/hooks'
import { everyWeekday } from '@thant/contracts/service/schedule-forms'
import { weekdayNames } from '@thant/i18n/recurrence-text'
import type { ReactNode } from 'react'
import { asField } from '#components/fields/as-field.tsx'
import { useTranslation } from '#lib/i18n.ts'

type WeekdaysProps = {
  label: string
  defaultValue?: number[]
  onChange?: (weekdays: number[]) => void
  error?: ReactNode
  withAsterisk?: boolean
  'data-path'?: string
}

export const WeekdaysField = asField<WeekdaysProps>(Weekdays, { empty: [] })

function Weekdays({ label, defaultValue, onChange, error, withAsterisk, 'data-path': path }: WeekdaysProps) {
  const { t } = useTranslation()
  const [value, setValue] = useUncontrolled<number[]>({ defaultValue, finalValue: [], onChange })
  const toggle = (weekday: number) => {
    const others = value.filter((chosen) => chosen !== weekday)
    setValue(others.length < value.length ? others : [...value, weekday].toSorted((a, b) => a - b))
  }
  return (
    <Input.Wrapper
      label={label}
      labelElement="div"
      withAsterisk={withAsterisk}
      error={error}
      errorProps={{ role: 'alert' }}
      inputWrapperOrder={['label', 'input', 'error']}
    >
      <Group gap="xs" mt={6} mb={4} role="group" aria-label={label} tabIndex={-1} data-path={path}>
        {everyWeekday.map((weekday) => (
          <Chip key={weekday} checked={value.includes(weekday)} onChange={() => toggle(weekday)}>
            {t(weekdayNames[weekday - 1] ?? '')}
          </Chip>
        ))}
      </Group>
    </Input.Wrapper>
  )
}
