import { type InputHTMLAttributes, type ReactNode, useId } from 'react'
import { asField } from './as-field.tsx'
import classes from './tick-field.module.css'

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
    <div className={classes.box}>
      <input
        {...input}
        id={id}
        type="checkbox"
        className={classes.tick}
        aria-invalid={Boolean(error)}
        aria-describedby={describedBy || undefined}
      />
      <div>
        <label htmlFor={id}>{label}</label>
        {error && (
          <p id={ids.error} className={classes.error}>
            {error}
          </p>
        )}
        {description !== undefined && (
          <p id={ids.hint} className={classes.hint}>
            {description}
          </p>
        )}
      </div>
    </div>
  )
}
