import { Select, type SelectProps } from '@mantine/core'
import { useUncontrolled } from '@mantine/hooks'
import { type WasteType, wasteTypeLabels, wasteTypes } from '@thant/contracts/materials/wastes'
import { useState } from 'react'
import { asField } from '#components/fields/as-field.tsx'
import { useTranslation } from '#lib/i18n.ts'
import { WasteTypeBadge } from './waste-type-badge.tsx'
import { WasteTypeSwatch } from './waste-type-swatch.tsx'

type WasteTypeSelectProps = Pick<
  SelectProps,
  'label' | 'aria-label' | 'classNames' | 'error' | 'placeholder' | 'withAsterisk'
> & {
  value?: WasteType | null
  defaultValue?: WasteType | null
  onChange?: (type: WasteType | null) => void
  'data-path'?: string
}

export const WasteTypeField = asField<WasteTypeSelectProps>(WasteTypeSelect, { empty: null })

/** Selects a waste type; typing its first letters is enough, even without Enter. */
export function WasteTypeSelect({ value, defaultValue, onChange, ...input }: WasteTypeSelectProps) {
  const { t } = useTranslation()
  const [type, setType] = useUncontrolled({ value, defaultValue, finalValue: null, onChange })
  const [typed, setTyped] = useState('')
  const [isOpen, setIsOpen] = useState(false)
  const options = wasteTypes.map((value) => ({ value, label: t(wasteTypeLabels[value]) }))
  const prefix = typed.trim().toLocaleLowerCase()
  const fitting = prefix === '' ? undefined : options.find(({ label }) => label.toLocaleLowerCase().startsWith(prefix))
  return (
    <Select
      placeholder={t('Choose a waste type')}
      {...input}
      data={options}
      value={type}
      onChange={(next) => setType(next)}
      leftSection={type && <WasteTypeSwatch type={type} />}
      leftSectionWidth={type ? 30 : undefined}
      renderOption={({ option }) => <WasteTypeBadge type={option.value} />}
      searchable
      searchValue={typed}
      onSearchChange={setTyped}
      selectFirstOptionOnChange
      dropdownOpened={isOpen}
      onDropdownOpen={() => setIsOpen(true)}
      onDropdownClose={() => setIsOpen(false)}
      onBlur={() => {
        if (fitting) setType(fitting.value)
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || event.nativeEvent.isComposing || !fitting || fitting.value === type) return
        // After quick typing no option is highlighted yet, so Enter takes the match; a highlighted option overrides it.
        event.preventDefault()
        setType(fitting.value)
        setIsOpen(false)
      }}
      allowDeselect={false}
      withCheckIcon={false}
      nothingFoundMessage={t('No waste type has this name.')}
      comboboxProps={{ width: 180, position: 'bottom-start' }}
    />
  )
}
