import { type RefObject, useEffect, useRef } from 'react'

/** Brings the open tab into the strip, which scrolls sideways on a phone; the page stays where it is. */
export function useTabInSight<Strip extends HTMLElement>(openTab: string | undefined): RefObject<Strip | null> {
  const strip = useRef<Strip>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the open tab is read from the page
  useEffect(() => {
    const tab = strip.current?.querySelector('[data-active], [aria-current="page"]')
    if (!strip.current || !tab) return
    const edge = strip.current.getBoundingClientRect()
    const { left, right } = tab.getBoundingClientRect()
    if (left < edge.left || right > edge.right) strip.current.scrollLeft += left - edge.left - besideIt
  }, [openTab])
  return strip
}

/** Part of the tab before it stays in sight, which shows that there are more. */
const besideIt = 48
