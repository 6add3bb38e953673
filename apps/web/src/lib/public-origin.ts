import { createContext, useContext } from 'react'

/** The portal's own address, e.g. https://portal.example; the server, which has no location, provides it. */
export const PublicOrigin = createContext(typeof window === 'undefined' ? '' : window.location.origin)

export function usePublicOrigin(): string {
  return useContext(PublicOrigin)
}
