import classes from './wordmark.module.css'

/** A provider's name in the shape of a small card: our own setting of it, no logo. */
export function Wordmark({ name }: { name: string }) {
  return (
    <span className={classes.mark}>
      <span className={classes.stripe} aria-hidden />
      {name}
    </span>
  )
}
