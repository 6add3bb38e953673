import type { Language } from './customers/auth.ts'
import type { Role } from './roles.ts'

/** Reads from the API as whoever asked for the page, by the address of a call. */
export type ReadAsVisitor = (address: string) => Promise<{ status: number; body: unknown }>

export type PageRequest = {
  /** The path that was asked for, with its query. */
  address: string
  /** The public URL of the portal, which the canonical links need. */
  origin: string
  /** Of the person whose session it is; undefined for everybody else. */
  role: Role | undefined
  /** What nobody in particular reads; a person has a language of their own. */
  language: Language
  isPhone: boolean
  /** False where the page is to say only which code it needs. */
  isDrawn: boolean
  read: ReadAsVisitor
}

/**
 * A whole HTML document: with the screen, which the browser takes over; with the picture of a person's screen; without
 * either. It is `missing` where what the address names is not there for the visitor.
 */
export type Page = { html: string; outcome: 'screen' | 'picture' | 'left to the browser' | 'missing' }

/** The web build's `render-pages.tsx` exports this as `renderPage`. */
export type RenderPage = (request: PageRequest) => Promise<Page>
