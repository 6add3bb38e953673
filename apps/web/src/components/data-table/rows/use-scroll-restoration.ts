import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** Positions by history entry; a reload starts at the top again. */
const positions = new Map<string, number>()

/** Scrolls an element that scrolls by itself back to where it was when Back or Forward opens its page again. */
export function useScrollRestoration(): RefObject<HTMLDivElement | null> {
  const element = useRef<HTMLDivElement>(null)
  const { key } = useLocation()
  useLayoutEffect(() => {
    if (element.current) element.current.scrollTop = positions.get(key) ?? 0
  }, [key])
  useEffect(() => {
    const scrolled = element.current
    const keep = () => scrolled && positions.set(key, scrolled.scrollTop)
    scrolled?.addEventListener('scroll', keep, { passive: true })
    return () => scrolled?.removeEventListener('scroll', keep)
  }, [key])
  return element
}
