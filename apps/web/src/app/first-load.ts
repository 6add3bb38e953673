/** The page counts as loaded 200 ms after the window's load event (docs/specification.md 9-18). */
const delayMs = 200

export function endFirstLoad(): void {
  const spinner = document.getElementById('first-load')
  if (!spinner) return
  const fade = () =>
    setTimeout(() => {
      spinner.dataset.done = ''
      setTimeout(() => spinner.remove(), delayMs)
    }, delayMs)
  if (document.readyState === 'complete') fade()
  else window.addEventListener('load', fade, { once: true })
}
