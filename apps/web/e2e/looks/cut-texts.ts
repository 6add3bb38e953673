import type { Page } from '../support/journey.ts'

/**
 * Returns what cannot be read in the lists of a page: cells and cards that cut their text, and tables that are wider
 * than their card. A text of any length may end in an ellipsis within a list's row, where its tooltip has all of it.
 */
export function cutTexts(page: Page): Promise<string[]> {
  return page.evaluate(findCutTexts)
}

/** Runs in the page. */
export async function findCutTexts(): Promise<string[]> {
  await document.fonts.ready
  const found: string[] = []
  for (const table of document.querySelectorAll('main table')) {
    const room = table.parentElement?.clientWidth ?? 0
    // The table of a chart is there for screen readers alone.
    if (room > 1 && table.scrollWidth > room + 1) found.push(`the table is ${table.scrollWidth} px wide in ${room} px`)
  }
  for (const part of document.querySelectorAll<HTMLElement>(
    'main table *, main [role=list] *, main ul[aria-label] *',
  )) {
    const { overflowX, clip, clipPath, display } = getComputedStyle(part)
    const isCell = part.matches('th, td, dt, dd')
    const isHidden =
      clip !== 'auto' ||
      clipPath !== 'none' ||
      part.closest('td [data-cell-text], [class*=mantine-Badge], svg') !== null
    if (isHidden || display === 'inline' || (overflowX === 'visible' && !isCell)) continue
    const isCut =
      part.scrollWidth > part.clientWidth + 1 || (overflowX !== 'visible' && part.scrollHeight > part.clientHeight + 2)
    const text = part.textContent.trim().replaceAll(/\s+/g, ' ')
    if (isCut && text !== '') found.push(`${part.clientWidth} of ${part.scrollWidth} px: ${text.slice(0, 60)}`)
  }
  return [...new Set(found)]
}
