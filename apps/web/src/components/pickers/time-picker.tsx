import { Autocomplete, type AutocompleteProps } from '@mantine/core'
import { IconClock } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from '#lib/i18n.ts'
import { parseTime, timesFor } from './parse-time.ts'

type TimePickerProps = Pick<AutocompleteProps, 'aria-label' | 'disabled' | 'error' | 'label' | 'labelProps'> & {
  /** `HH:MM`, or what was typed instead; null while the field is empty. */
  value: string | null
  onChange: (time: string | null) => void
  'data-path'?: string
}

/** A time of day: typed in any usual way, or chosen from a list in steps of 15 minutes. */
export function TimePicker({ value, onChange, error, ...input }: TimePickerProps) {
  const { t } = useTranslation()
  const [typed, setTyped] = useState<string>()
  const text = typed ?? value ?? ''
  const isUnderstood = value === null || parseTime(value) === value
  const ownError = !isUnderstood && typed === undefined && t('Type a time such as 09:15 or 2:30 pm.')
  return (
    <Autocomplete
      {...input}
      placeholder="--:--"
      leftSection={<IconClock size={18} aria-hidden />}
      data={timesFor(text)}
      filter={({ options }) => options}
      value={text}
      onChange={(next) => {
        setTyped(next)
        onChange(next.trim() === '' ? null : (parseTime(next) ?? next))
      }}
      onBlur={() => setTyped(undefined)}
      error={ownError || error}
    />
  )
}
