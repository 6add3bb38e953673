import type { Visit } from '@thant/contracts/service/visits'
import type { Translate } from '@thant/i18n/translation-key'
import { siteName } from '#features/customers/sites/site-name.ts'

/** The place as the driver saw it. */
export function stopName({ organization, site }: Visit['stop'], t: Translate): string {
  return site === '' ? organization : [organization, siteName(site, t)].join(t(', '))
}
