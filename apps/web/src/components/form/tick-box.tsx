import type { GetInputPropsReturnType } from '@mantine/form'
import { type ReactNode, useId } from 'react'
import classes from './tick-box.module.css'

type TickBoxProps = { field: GetInputPropsReturnType; label: ReactNode; hint?: ReactNode }

/** A native checkbox for pages that must load fast, because the library's costs 4 kB. */
export function TickBox({ field, label, hint }: TickBoxProps) {
  const { error, ...input } = field
  const id = useId()
  const ids = { hint: `${id}-hint`, error: `${id}-error` }
  const describedBy = [hint && ids.hint, error && ids.error].filter(Boolean).join(' ')
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
        {hint !== undefined && (
          <p id={ids.hint} className={classes.hint}>
            {hint}
          </p>
        )}
      </div>
    </div>
  )
}
