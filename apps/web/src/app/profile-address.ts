import { createSearchParams } from 'react-router'
import { paths } from './paths.ts'

/** DESIGN 9: with an id the detail page of that one, without it the company's or one's own. */
export function organizationProfile(id: string): string {
  return `${paths.organizationProfile}?${createSearchParams({ id })}`
}

export function userProfile(id: string): string {
  return `${paths.userProfile}?${createSearchParams({ id })}`
}
