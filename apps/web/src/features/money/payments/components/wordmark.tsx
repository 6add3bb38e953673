import classes from './wordmark.module.css'

/** Shows a provider's name as text on a small card; it is not the provider's logo. */
export function Wordmark({ name }: { name: string }) {
  return (
    <span className={classes.mark}>
      <span className={classes.stripe} aria-hidden />
      {name}
    </span>
  )
}
