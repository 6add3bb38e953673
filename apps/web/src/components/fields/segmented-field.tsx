import { Input, SegmentedControl, type SegmentedControlProps } from '@mantine/core'
import { asField } from './as-field.tsx'
import { type Choices, useOptions } from './options.ts'
import classes from './segmented-field.module.css'

type SegmentedProps = Omit<SegmentedControlProps, 'data'> & Choices & { label: string }

/** One of few choices, all of which are in view. */
export const SegmentedField = asField<SegmentedProps>(Segmented, { isNeverEmpty: true })

function Segmented({ label, choices, labels, ...input }: SegmentedProps) {
  const options = useOptions({ choices, labels }) ?? []
  return (
    <Input.Wrapper label={label} labelElement="div">
      <div className={classes.segments}>
        <SegmentedControl {...input} aria-label={label} data={options} />
      </div>
    </Input.Wrapper>
  )
}
