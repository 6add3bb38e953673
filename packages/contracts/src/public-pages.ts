/** Search engines list these pages. */
export const listedPages = ['/landing', '/terms', '/privacy', '/contact', '/payment/battery'] as const

/** These are the same for everybody who is not signed in, so the server keeps them drawn for a moment. */
export const publicPages = [...listedPages, '/payment', '/thankyou', '/log_in', '/password_reset'] as const

export function isListed(pathname: string): boolean {
  return listedPages.some((listed) => listed === pathname)
}

export function isPublicPage(pathname: string): boolean {
  return publicPages.some((page) => page === pathname)
}
