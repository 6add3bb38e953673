import type { MessageValue } from '@thant/contracts/materials/plan'
import { mainSiteName } from '#domains/customers/organizations/main-site.ts'

/** The name of a site in a table. That of the main site is the portal's own word, and so it is translated. */
export function siteCell(name: string): MessageValue {
  return name === mainSiteName ? { text: mainSiteName } : name
}
