/** The picture of a screen that the server drew (signed-in-template.ts). */
export const firstPictureId = 'first-picture'

/** The page counts as loaded 200 ms after the window's load event (docs/specification.md 9-18). */
const delayMs = 200

/** Takes away what stood while the screen was loading: its picture at once, the spinner slowly. */
export function endFirstLoad(): void {
  document.getElementById(firstPictureId)?.remove()
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
