import { Select, type SelectProps } from '@mantine/core'
import type { TranslationKey } from '@thant/i18n/translation-key'
import { useTranslation } from '#lib/i18n.ts'
import { asField } from './as-field.tsx'
import { type Choices, useOptions } from './options.ts'

/** In place of choices, `data` has labels that are shown as they are. */
type ChoiceProps = SelectProps &
  Choices & {
    /** Names the button that clears the choice; without it a choice can be changed but not cleared. */
    clearLabel?: TranslationKey
  }

export const ChoiceField = asField<ChoiceProps>(Choice, { empty: null })

function Choice({ choices, labels, data, clearLabel, ...input }: ChoiceProps) {
  const { t } = useTranslation()
  const options = useOptions({ choices, labels })
  const isClearable = clearLabel !== undefined || input.clearable === true
  const clearing = clearLabel === undefined ? {} : { clearButtonProps: { 'aria-label': t(clearLabel) } }
  return (
    <Select
      placeholder={t('Choose')}
      clearable={isClearable}
      allowDeselect={isClearable}
      {...clearing}
      {...input}
      data={options ?? data}
    />
  )
}
