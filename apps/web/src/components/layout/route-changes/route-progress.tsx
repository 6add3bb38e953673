import { useNavigation } from 'react-router'
import classes from './route-progress.module.css'

/** Shows a thin bar at the top while the next screen loads; its CSS delays it, so fast loads show nothing. */
export function RouteProgress() {
  const isLoading = useNavigation().state !== 'idle'
  return isLoading ? <div className={classes.bar} aria-hidden data-testid="route-progress" /> : null
}
