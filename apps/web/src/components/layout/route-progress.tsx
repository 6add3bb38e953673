import { useNavigation } from 'react-router'
import classes from './route-progress.module.css'

/** A thin line at the top while the next screen is loading; CSS holds it back for the quick ones. */
export function RouteProgress() {
  const isLoading = useNavigation().state !== 'idle'
  return isLoading ? <div className={classes.bar} aria-hidden data-testid="route-progress" /> : null
}
