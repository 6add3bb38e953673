import type { Language } from './auth.ts'
import type { Bin } from './bins.ts'
import type { Company } from './company.ts'
import type { Achievements } from './dashboard.ts'
import type { Page } from './endpoint.ts'

/** Search engines list these pages. */
export const listedPages = ['/landing', '/terms', '/contact', '/payment/battery'] as const

/** The server renders these pages, for search engines, slow connections and browsers without JavaScript. */
export const publicPages = [...listedPages, '/payment', '/thankyou', '/log_in', '/password_reset'] as const
export type PublicPage = (typeof publicPages)[number]

export function isListed(page: PublicPage): boolean {
  return listedPages.some((listed) => listed === page)
}

export const shownBins = { sort: 'name', limit: 60 } as const

/** The content of the public pages has the shape of the API's public replies. */
export type PublicFacts = { company: Company; bins: Page<Bin>; achievements: Achievements }

/** The web build's `render-public.tsx` exports this as `renderPublicPage`; it returns a whole HTML document. */
export type RenderPublicPage = (request: {
  page: PublicPage
  language: Language
  /** The public URL of the portal, which the canonical links need. */
  origin: string
  facts: PublicFacts
}) => Promise<string>
