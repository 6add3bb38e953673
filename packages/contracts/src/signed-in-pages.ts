import type { Me } from './customers/auth.ts'

/** Reads from the API as the person whose page it is, by the address of a call. */
export type ReadAsPerson = (address: string) => Promise<{ status: number; body: unknown }>

/**
 * The web build's `render-pages.tsx` exports this as `renderSignedInPage`. It returns a whole HTML document, or
 * undefined for an address whose screen does not say what it reads first.
 */
export type RenderSignedInPage = (request: {
  me: Me
  /** The path that was asked for, with its query. */
  address: string
  origin: string
  isPhone: boolean
  read: ReadAsPerson
}) => Promise<string | undefined>
