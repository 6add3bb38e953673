import type { ErrorDefinition } from '@thant/contracts/error-definition'
import { errors as texts } from '@thant/contracts/errors'
import type { Catalogue } from '@thant/i18n/create-i18n'
import { waitText } from '@thant/i18n/wait-text'
import { type BurmesePart, burmeseParts, type ScreenFolder } from './burmese-parts.ts'

export { default as frame } from 'virtual:burmese/frame'

export type BurmeseErrors = { texts: Partial<Record<string, ErrorDefinition>>; waitText: typeof waitText }

/** The server writes errors in English. */
export const errors: BurmeseErrors = { texts, waitText }

/** Loads what the screens of a folder show in Burmese beside the texts of every page; a part is the same each time. */
export async function textsOf(folder: ScreenFolder): Promise<Catalogue[]> {
  const parts = await Promise.all(burmeseParts[folder].map((part) => load[part]()))
  return parts.map((part) => part.default)
}

const load: Record<BurmesePart, () => Promise<{ default: Catalogue }>> = {
  public: () => import('virtual:burmese/public'),
  driver: () => import('virtual:burmese/driver'),
  shared: () => import('virtual:burmese/shared'),
  customer: () => import('virtual:burmese/customer'),
  staff: () => import('virtual:burmese/staff'),
  other: () => import('virtual:burmese/other'),
}
