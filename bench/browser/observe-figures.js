// Runs in the measured page: when a figure stood, in the server's picture or the screen, and when the screen did, which
// takes presses. Both are in seconds since the page was asked for, or since Sign In was pressed.
const seen = { figure: 0, usable: 0, shift: 0 }
window.figures = seen
/** Kilograms, or the number of an invoice, by which the office begins on a phone. */
const aFigure = /\d\s?kg|INV-\d/
let began = 0

addEventListener(
  'click',
  ({ timeStamp }) => {
    began = timeStamp
  },
  true,
)
new PerformanceObserver((list) => {
  for (const { value } of list.getEntries()) seen.shift += value
}).observe({ type: 'layout-shift', buffered: true })

function look() {
  const picture = document.querySelector('#first-picture')
  const isScreen = aFigure.test(document.querySelector('#root')?.textContent)
  const seconds = (performance.now() - began) / 1_000
  if (seen.figure === 0 && (isScreen || aFigure.test(picture?.textContent))) seen.figure = seconds
  if (isScreen && picture === null) seen.usable = seconds
  else requestAnimationFrame(look)
}
requestAnimationFrame(look)
