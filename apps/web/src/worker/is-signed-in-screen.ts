import { publicPages } from '@thant/contracts/public-pages'
import { screenPaths } from '@thant/contracts/screen-paths'

/** The screens for everyone; some are also an area's own, at the same address. */
const publicPaths = new Set<string>([
  ...publicPages,
  screenPaths.newPassword,
  screenPaths.setup,
  screenPaths.mailsOff,
  screenPaths.offer,
  screenPaths.sandboxPayment,
  screenPaths.certificate,
  screenPaths.sharedReport,
  screenPaths.sharedGriReport,
  screenPaths.report,
  screenPaths.monthlyReport,
  screenPaths.verifyReport,
  screenPaths.verifyFingerprint,
])

const signedInPaths = Object.values(screenPaths).filter((path) => !publicPaths.has(path))

/** Whether only people who have signed in have a screen at the path; `/` is their start page. */
export function isSignedInScreen(pathname: string): boolean {
  return isAt(signedInPaths, pathname) && !isAt([...publicPaths], pathname)
}

/** By the rules of the screens' router: in any case, with or without a last slash. */
function isAt(paths: readonly string[], pathname: string): boolean {
  return paths.some((path) => new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}/*$`, 'i').test(pathname))
}
