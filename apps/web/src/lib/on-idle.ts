/** Runs something once the browser has nothing else to do. Safari has no idle callbacks. */
export function onIdle(run: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(run)
  else setTimeout(run, 50)
}
