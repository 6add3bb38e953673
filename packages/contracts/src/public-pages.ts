import type { Language } from './customers/auth.ts'

/** Search engines list these pages. */
export const listedPages = ['/landing', '/terms', '/contact', '/payment/battery'] as const

/** The server renders these pages, for search engines, slow connections and browsers without JavaScript. */
export const publicPages = [...listedPages, '/payment', '/thankyou', '/log_in', '/password_reset'] as const
export type PublicPage = (typeof publicPages)[number]

export function isListed(page: PublicPage): boolean {
  return listedPages.some((listed) => listed === page)
}

export const shownBins = { sort: 'name', limit: 60 } as const

/** The server renders these too, with the one record that their address names, for everybody who may read it. */
export type RecordPage =
  | '/report'
  | '/report/:reportId'
  | '/pdf_report/:reportId'
  | '/gri_report'
  | '/certificates/:serial'

/** A reply of the public API, by the path of its endpoint and the request that the screen makes. */
export type KnownReply = [key: [path: string, request: unknown], reply: unknown]

/** The web build's `render-pages.tsx` exports this as `renderPublicPage`; it returns a whole HTML document. */
export type RenderPublicPage = (request: {
  screen: PublicPage | RecordPage
  /** The path that was asked for, with its query. */
  address: string
  language: Language
  /** The public URL of the portal, which the canonical links need. */
  origin: string
  replies: KnownReply[]
}) => Promise<string>
