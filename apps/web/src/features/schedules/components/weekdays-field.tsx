import { Chip, Group, Input } from '@mantine/core'
import { everyWeekday } from '@thant/contracts/schedules'
import { weekdayNames } from '@thant/i18n/recurrence-text'
import type { ReactNode } from 'react'
import { useTranslation } from '#lib/i18n.ts'

type WeekdaysFieldProps = {
  value: number[]
  onChange: (weekdays: number[]) => void
  error?: ReactNode
  'data-path'?: string
}

export function WeekdaysField({ value, onChange, error, ...input }: WeekdaysFieldProps) {
  const { t } = useTranslation()
  const toggle = (weekday: number) => {
    const others = value.filter((chosen) => chosen !== weekday)
    onChange(others.length < value.length ? others : [...value, weekday].toSorted((a, b) => a - b))
  }
  return (
    <Input.Wrapper
      label={t('Weekdays')}
      labelElement="div"
      withAsterisk
      error={error}
      errorProps={{ role: 'alert' }}
      inputWrapperOrder={['label', 'input', 'error']}
    >
      <Group gap="xs" mt={6} mb={4} role="group" aria-label={t('Weekdays')} tabIndex={-1} {...input}>
        {everyWeekday.map((weekday) => (
          <Chip key={weekday} checked={value.includes(weekday)} onChange={() => toggle(weekday)}>
            {t(weekdayNames[weekday - 1] ?? '')}
          </Chip>
        ))}
      </Group>
    </Input.Wrapper>
  )
}
