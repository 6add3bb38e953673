import { type RefObject, useEffect } from 'react'

const paperMm = 297
const marginsMm = 26
/** Print rounds lengths otherwise than the screen. */
const slack = 0.99

/** Scales down in print what is a little too long for one sheet, e.g. a page in Burmese or a cover with a long name. */
export function usePrintFit(document: RefObject<HTMLDivElement | null>): void {
  useEffect(() => {
    const fit = () => {
      const root = document.current
      if (!root) return
      root.dataset.measuring = ''
      for (const sheet of root.children as Iterable<HTMLElement>) {
        sheet.style.setProperty('--print-zoom', String(printZoom(sheet.offsetHeight, sheet.id === 'cover')))
      }
      delete root.dataset.measuring
    }
    window.addEventListener('beforeprint', fit)
    return () => window.removeEventListener('beforeprint', fit)
  }, [document])
}

/** What is scaled down further can't be read. */
const smallestZoom = 0.6

/**
 * `heightPx` is the height of a sheet at the width of the paper, with the margins that the cover does not have. What is
 * far too long, such as an annex of many pickups, keeps its size and goes on over several sheets.
 */
export function printZoom(heightPx: number, isCover: boolean): number {
  const pxPerMm = 96 / 25.4
  const marginsPx = isCover ? 0 : marginsMm * pxPerMm
  const roomPx = paperMm * pxPerMm - marginsPx
  const contentPx = heightPx - marginsPx
  const zoom = Math.floor((roomPx / contentPx) * slack * 1_000) / 1_000
  return contentPx <= roomPx || zoom < smallestZoom ? 1 : zoom
}
