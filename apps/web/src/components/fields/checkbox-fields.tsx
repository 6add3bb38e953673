import { Checkbox, type CheckboxGroupProps, type CheckboxProps, Group, Switch, type SwitchProps } from '@mantine/core'
import { asField } from './as-field.tsx'
import { type Choices, useOptions } from './options.ts'

export const CheckboxField = asField<CheckboxProps>(Checkbox, { isNeverEmpty: true, type: 'checkbox' })
export const SwitchField = asField<SwitchProps>(Switch, { isNeverEmpty: true, type: 'checkbox' })

type CheckboxesProps = Omit<CheckboxGroupProps, 'children'> & Choices

/** Several choices, all of which are in view. */
export const CheckboxesField = asField<CheckboxesProps>(Checkboxes, { empty: [] })

function Checkboxes({ choices, labels, ...input }: CheckboxesProps) {
  const options = useOptions({ choices, labels }) ?? []
  return (
    <Checkbox.Group {...input}>
      <Group mt="xs">
        {options.map(({ value, label }) => (
          <Checkbox key={value} value={value} label={label} />
        ))}
      </Group>
    </Checkbox.Group>
  )
}
