import { createSearchParams } from 'react-router'
import { paths } from './paths.ts'

/**
 * With an id the detail page of that one, without it the company's or one's own (docs/specification.md 2.2-18, 2.2-23).
 */
export function organizationProfile(id: string): string {
  return `${paths.organizationProfile}?${createSearchParams({ id })}`
}

export function userProfile(id: string): string {
  return `${paths.userProfile}?${createSearchParams({ id })}`
}
