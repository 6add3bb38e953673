import classes from './board.module.css'

/** The colour of a vehicle, whose name is beside it. */
export function ColorDot({ color }: { color: string }) {
  return (
    <svg width={12} height={12} aria-hidden="true" className={classes.dot}>
      <circle cx={6} cy={6} r={5} fill={color} />
    </svg>
  )
}
