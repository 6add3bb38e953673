import { addressPattern, screenPaths } from '@thant/contracts/screen-paths'

export function isScreenPath(pathname: string): boolean {
  return patterns.some((pattern) => pattern.test(pathname))
}

const patterns = Object.values(screenPaths).map(addressPattern)
