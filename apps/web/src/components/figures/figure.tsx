import classes from './figure.module.css'

/** A figure with its unit behind it, smaller and lighter: `1,234.50 kg`. */
export function Figure({ value, unit, size = 'md' }: { value: string; unit?: string; size?: 'md' | 'lg' }) {
  return (
    <span className={classes.figure} data-size={size}>
      {value}
      {unit !== undefined && <span className={classes.unit}> {unit}</span>}
    </span>
  )
}
