import { type RefObject, useLayoutEffect } from 'react'

const leastHeight = 320

/**
 * Gives an element that scrolls by itself the height that its page leaves, so that the page does not scroll as well. On
 * a window too small for that the element keeps a useful height.
 */
export function useFittedHeight(element: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const fitted = element.current
    const page = fitted?.closest('main')
    if (!fitted || !page) return
    const fit = () => {
      const { top, bottom } = fitted.getBoundingClientRect()
      // The tabs of its line come before a screen.
      const content = page.lastElementChild ?? page
      const rest = content.getBoundingClientRect().bottom - bottom
      const around = Math.ceil(top + window.scrollY + rest)
      fitted.style.setProperty('--fitted-height', `max(${leastHeight}px, calc(100dvh - ${around}px))`)
    }
    fit()
    const observer = new ResizeObserver(fit)
    observer.observe(page)
    return () => observer.disconnect()
  }, [element])
}
