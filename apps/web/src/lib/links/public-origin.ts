import { createContext, useContext } from 'react'

/** The portal's origin, e.g. https://portal.example; the server has no window.location and provides it. */
export const PublicOrigin = createContext(typeof window === 'undefined' ? '' : window.location.origin)

export function usePublicOrigin(): string {
  return useContext(PublicOrigin)
}
