import { MultiSelect, type MultiSelectProps } from '@mantine/core'
import { asField } from './as-field.tsx'
import { type Choices, useOptions } from './options.ts'

type MultiChoiceProps = MultiSelectProps & Choices

export const MultiChoiceField = asField<MultiChoiceProps>(MultiChoice, { empty: [] })

function MultiChoice({ choices, labels, data, ...input }: MultiChoiceProps) {
  const options = useOptions({ choices, labels })
  return <MultiSelect clearable {...input} data={options ?? data} />
}
