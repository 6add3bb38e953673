import { allScreenPaths } from '@thant/contracts/all-screen-paths'
import { addressPattern } from '@thant/contracts/screen-paths'

export function isScreenPath(pathname: string): boolean {
  return patterns.some((pattern) => pattern.test(pathname))
}

const patterns = Object.values(allScreenPaths).map(addressPattern)
