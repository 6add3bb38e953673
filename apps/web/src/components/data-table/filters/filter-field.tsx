import { TextInput, UnstyledButton } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { latinDigits } from '@thant/contracts/latin-digits'
import { DayPicker } from '#components/pickers/day-picker.tsx'
import { useTranslation } from '#lib/i18n.ts'
import { chosenIn, withOrWithout } from './chosen-values.ts'
import type { Filter } from './filter.ts'
import classes from './filter-bar.module.css'

type Draft = Record<string, string | undefined>
type FilterFieldProps = {
  filter: Filter<string>
  draft: Draft
  change: (draft: Draft) => void
  apply: (draft: Draft) => void
  /** Applies too, and leaves the choices open for another one. */
  toggle: (draft: Draft) => void
}

export function FilterField({ filter, draft, change, apply, toggle }: FilterFieldProps) {
  const { t } = useTranslation()
  switch (filter.kind) {
    case 'text':
      return (
        <TextInput
          label={filter.label}
          placeholder={t('contains …')}
          value={draft[filter.name] ?? ''}
          onChange={(event) => change({ [filter.name]: event.currentTarget.value })}
          data-autofocus
        />
      )
    case 'choice': {
      const chosen = chosenIn(draft[filter.name])
      return (
        <ul className={classes.options} aria-label={filter.label}>
          {filter.options.map(({ value, label }) => (
            <li key={value}>
              <UnstyledButton
                className={classes.option}
                aria-pressed={chosen.includes(value)}
                onClick={() =>
                  filter.isMultiple
                    ? toggle({ [filter.name]: withOrWithout(draft[filter.name], value) })
                    : apply({ [filter.name]: value })
                }
              >
                {label}
                {chosen.includes(value) && <IconCheck size={16} aria-hidden />}
              </UnstyledButton>
            </li>
          ))}
        </ul>
      )
    }
    case 'days':
      return (
        <>
          <DayPicker
            label={t('From')}
            value={draft[filter.from] ?? null}
            onChange={(day) => change({ ...draft, [filter.from]: day ?? undefined })}
          />
          <DayPicker
            label={t('To')}
            value={draft[filter.to] ?? null}
            onChange={(day) => change({ ...draft, [filter.to]: day ?? undefined })}
          />
        </>
      )
    case 'numbers':
      return (
        <>
          <BoundInput name={filter.from} label={t('At least')} draft={draft} change={change} data-autofocus />
          <BoundInput name={filter.to} label={t('At most')} draft={draft} change={change} />
        </>
      )
    case 'custom':
      return filter.render({
        value: draft[filter.name] ?? '',
        set: (value) => apply({ [filter.name]: value }),
      })
  }
}

type BoundInputProps = Pick<FilterFieldProps, 'draft' | 'change'> & {
  name: string
  label: string
  'data-autofocus'?: boolean
}

/** Accepts only numbers with up to two decimals, because the list endpoint refuses anything else. */
function BoundInput({ name, label, draft, change, ...input }: BoundInputProps) {
  return (
    <TextInput
      {...input}
      label={label}
      inputMode="decimal"
      maxLength={12}
      value={draft[name] ?? ''}
      onChange={(event) => change({ ...draft, [name]: numberIn(event.currentTarget.value) })}
    />
  )
}

function numberIn(text: string): string {
  return /^\d*\.?\d{0,2}/.exec(latinDigits(text))?.[0] ?? ''
}
