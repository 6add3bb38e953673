import type { Language } from './auth.ts'
import type { Bin } from './bins.ts'
import type { Company } from './company.ts'
import type { Page } from './endpoint.ts'

/** Pages whose HTML comes filled from the server: for search engines, for slow lines, and without JavaScript. */
export const publicPages = ['/landing', '/terms', '/contact'] as const
export type PublicPage = (typeof publicPages)[number]

/** What is asked of GET /bins for them. */
export const shownBins = { sort: 'name', limit: 12 } as const

/** What these pages tell, as the public calls of the API answer it. */
export type PublicFacts = { company: Company; bins: Page<Bin> }

/** What the screens' `render-public.tsx` exports as `renderPublicPage`: a whole document for one language. */
export type RenderPublicPage = (request: {
  page: PublicPage
  language: Language
  /** The portal's own address, for links that search engines keep. */
  origin: string
  facts: PublicFacts
}) => Promise<string>
