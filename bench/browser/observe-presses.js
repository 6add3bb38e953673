// Runs in the measured page: how long each pressed link took until its screen stood, without a skeleton, and how long
// each press took until the next paint. All in milliseconds.
const seen = { screens: [], paints: {} }
window.presses = seen

addEventListener(
  'click',
  ({ target, timeStamp }) => {
    const link = target.closest('a[href]')
    if (link === null) return
    function look() {
      const isChosen =
        document.querySelector(`nav a[aria-current="page"][href="${link.getAttribute('href')}"]`) !== null
      const isWhole = document.querySelector('main h1') !== null && document.querySelector(skeleton) === null
      if (isChosen && isWhole) seen.screens.push(performance.now() - timeStamp)
      else requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  },
  true,
)
const skeleton = 'main .mantine-Skeleton-root'

new PerformanceObserver((list) => {
  for (const { interactionId, duration } of list.getEntries())
    if (interactionId > 0) seen.paints[interactionId] = Math.max(seen.paints[interactionId] ?? 0, duration)
}).observe({ type: 'event', durationThreshold: 16, buffered: true })
