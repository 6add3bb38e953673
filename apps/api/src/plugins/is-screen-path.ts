import { screenPaths } from '@thant/contracts/screen-paths'

/** Whether a screen is at the path, by the rules of the screens' router: in any case, with or without a last slash. */
export function isScreenPath(pathname: string): boolean {
  return patterns.some((pattern) => pattern.test(pathname))
}

const patterns = Object.values(screenPaths).map((path) => new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}/*$`, 'i'))
