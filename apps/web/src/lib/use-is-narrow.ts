import { useMediaQuery } from '@mantine/hooks'
import { createContext, useContext } from 'react'

/** True while the server renders a page for a phone; a window knows its width itself. */
export const RenderedForPhone = createContext(false)

/** Whether the window is at most so many em wide. */
export function useIsNarrow(em: number): boolean {
  const isRenderedForPhone = useContext(RenderedForPhone)
  const isNarrow = useMediaQuery(`(max-width: ${em}em)`, undefined, { getInitialValueInEffect: false })
  return isNarrow || isRenderedForPhone
}
