import { allScreenPaths } from '@thant/contracts/all-screen-paths'
import type { Endpoint } from '@thant/contracts/endpoint'
import { secretSegments } from '@thant/contracts/secret-parameters'

type Pattern = { segments: string[]; secretAt: number }

/**
 * Returns a function that takes out of a path what opens something to whoever knows it. It knows every address of the
 * API and of the screens, in whatever spelling: one that leads nowhere tells the secret just the same.
 */
export function createPathCensor(endpoints: ReadonlyArray<Pick<Endpoint, 'path'>>): (path: string) => string {
  const paths = [...endpoints.map(({ path }) => path.replace(/\?.*/, '')), ...Object.values(allScreenPaths)]
  const patterns = paths.flatMap((path): Pattern[] => {
    const secretAt = secretSegments(path).indexOf(true)
    return secretAt < 0 ? [] : [{ segments: segmentsOf(path), secretAt }]
  })
  // `/reports/shared` is no id of a report.
  const words = new Set(paths.flatMap(segmentsOf).filter((segment) => !segment.startsWith(':')))

  return (path) => {
    const segments = segmentsOf(path)
    const offset = segments[0]?.toLowerCase() === 'api' ? 1 : 0
    const secrets = patterns
      .filter((pattern) => startsLike(segments.slice(offset), pattern))
      .map(({ secretAt }) => secretAt + offset)
      .filter((index) => !words.has(segments[index] ?? ''))
    if (secrets.length === 0) return path
    return `/${segments.map((segment, index) => (secrets.includes(index) ? '…' : segment)).join('/')}`
  }
}

const segmentsOf = (path: string) => path.split('/').filter((segment) => segment !== '')

function startsLike(segments: string[], { segments: expected, secretAt }: Pattern): boolean {
  return (
    segments.length > secretAt &&
    expected
      .slice(0, secretAt)
      .every((word, index) => word.startsWith(':') || word.toLowerCase() === segments[index]?.toLowerCase())
  )
}
