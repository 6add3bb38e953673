// Runs in the measured page, before everything else there.
const seen = { largest: 0, shift: 0 }
window.seen = seen
new PerformanceObserver((list) => {
  seen.largest = list.getEntries().at(-1).startTime / 1_000
}).observe({ type: 'largest-contentful-paint', buffered: true })
new PerformanceObserver((list) => {
  for (const { value } of list.getEntries()) seen.shift += value
}).observe({ type: 'layout-shift', buffered: true })
