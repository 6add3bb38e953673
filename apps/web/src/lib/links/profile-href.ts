import { paths } from './paths.ts'

/** Without an id, the same address shows the company (docs/specification.md 2.2-18). */
export function organizationProfileHref(id: string): string {
  return `${paths.organizationProfile}?id=${id}`
}

/** Without an id, the same address shows the signed-in user (docs/specification.md 2.2-23). */
export function userProfileHref(id: string): string {
  return `${paths.userProfile}?id=${id}`
}
