import type { ReactNode } from 'react'
import classes from './figure.module.css'

/** A number followed by its unit in smaller, lighter type: `1,234.50 kg`. */
export function Figure({ value, unit, size = 'md' }: { value: string; unit?: ReactNode; size?: 'md' | 'lg' }) {
  return (
    <span className={classes.figure} data-size={size}>
      {value}
      {unit !== undefined && <span className={classes.unit}> {unit}</span>}
    </span>
  )
}
