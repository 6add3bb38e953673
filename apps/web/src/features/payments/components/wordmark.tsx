import classes from './wordmark.module.css'

/** Shows a provider's name on a small card; a plain text, because we have no rights to the logos. */
export function Wordmark({ name }: { name: string }) {
  return (
    <span className={classes.mark}>
      <span className={classes.stripe} aria-hidden />
      {name}
    </span>
  )
}
