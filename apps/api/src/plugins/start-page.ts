import type { Area } from '@thant/contracts/roles'
import { chunksOf, type Manifest } from '@thant/contracts/screen-chunks'

/**
 * Returns the page of an area's dashboard: its links let the browser load the area's code beside the entry. Otherwise
 * the entry would ask for it only after it has run and asked who the user is.
 */
export function startPageOf(area: Area, page: string, manifest: Manifest): string {
  const chunks = chunksOf(['src/app/signed-in-app.tsx', `src/app/routes/${homeScreens[area]}.tsx`], manifest)
  const isNew = (file: string) => !page.includes(file)
  const scripts = chunks.map(({ file }) => file).filter(isNew)
  const styles = [...new Set(chunks.flatMap(({ css }) => css ?? []))].filter(isNew)
  const links = [
    ...scripts.map((file) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="/${file}">`),
    ...styles.map((file) => `<link rel="preload" as="style" crossorigin href="/${file}">`),
  ]
  return page.replace('</head>', () => `${links.join('')}</head>`)
}

const homeScreens: Record<Area, string> = {
  admin: 'staff/reporting/dashboard',
  operation: 'staff/reporting/dashboard',
  finance: 'staff/reporting/dashboard',
  customer: 'customer/reporting/dashboard',
  driver: 'driver/service/today',
}
