import { allScreenPaths } from '@thant/contracts/all-screen-paths'
import { publicPages } from '@thant/contracts/public-pages'
import { roadPaths } from '@thant/contracts/road-paths'
import { addressPattern, screenPaths } from '@thant/contracts/screen-paths'

/** The screens for everyone; some are also an area's own, at the same address. */
const publicPaths = new Set<string>([
  ...publicPages,
  screenPaths.newPassword,
  screenPaths.setup,
  screenPaths.mailsOff,
  screenPaths.offer,
  screenPaths.sandboxPayment,
  screenPaths.certificate,
  screenPaths.binLabel,
  screenPaths.sharedReport,
  screenPaths.sharedGriReport,
  screenPaths.report,
  screenPaths.monthlyReport,
  screenPaths.verifyReport,
  screenPaths.verifyFingerprint,
])

const publicPatterns = [...publicPaths].map(addressPattern)
const signedInPatterns = Object.values(allScreenPaths)
  .filter((path) => !publicPaths.has(path))
  .map(addressPattern)

const driverPatterns = [roadPaths.driverDay, roadPaths.driverPickup].map(addressPattern)

export function isDriverScreen(pathname: string): boolean {
  return driverPatterns.some((pattern) => pattern.test(pathname))
}

/** Whether only people who have signed in have a screen at the path; `/` is their start page. */
export function isSignedInScreen(pathname: string): boolean {
  const isAt = (pattern: RegExp) => pattern.test(pathname)
  return signedInPatterns.some(isAt) && !publicPatterns.some(isAt)
}
