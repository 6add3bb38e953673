import { type InputHTMLAttributes, type ReactNode, useId } from 'react'
import classes from '#components/form/form.module.css'
import { asField } from './as-field.tsx'

type TickBoxProps = InputHTMLAttributes<HTMLInputElement> & {
  label: ReactNode
  description?: ReactNode
  error?: ReactNode
}

/** A native checkbox for pages that must load fast, because the library's costs 4 kB. */
export const TickField = asField<TickBoxProps>(TickBox, { isNeverEmpty: true, type: 'checkbox' })

function TickBox({ label, description, error, ...input }: TickBoxProps) {
  const id = useId()
  const ids = { hint: `${id}-hint`, error: `${id}-error` }
  const describedBy = [description && ids.hint, error && ids.error].filter(Boolean).join(' ')
  return (
    <div className={classes.tickBox}>
      <input
        {...input}
        id={id}
        type="checkbox"
        aria-invalid={Boolean(error)}
        aria-describedby={describedBy || undefined}
      />
      <div>
        <label htmlFor={id}>{label}</label>
        {error && (
          <p id={ids.error} data-error>
            {error}
          </p>
        )}
        {description !== undefined && <p id={ids.hint}>{description}</p>}
      </div>
    </div>
  )
}
