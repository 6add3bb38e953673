import type { Translate } from '@thant/i18n/translation-key'

/** The name that a main site has until somebody renames it. */
const mainSiteName = 'Main site'

/** Returns the name of a site as it is shown; that of a main site that nobody renamed is ours, and is translated. */
export function siteName(name: string, t: Translate): string {
  return name === mainSiteName ? t(mainSiteName) : name
}
