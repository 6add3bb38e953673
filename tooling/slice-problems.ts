import { basename, dirname } from 'node:path'

const vague = /^(index|types|constants|common|shared|misc)\.tsx?$|(^|[-.])(utils?|helpers?|manager|stuff)[-.].*tsx?$/
const domainFile = /^[a-z0-9-]+(\.(routes|service|queries|policy|presenter|test))?\.ts$/
const plainFile = /^[a-z0-9-]+(\.test)?\.ts$/
const drawnFile = /^[a-z0-9-]+(\.(screen\.)?test)?\.tsx?$|^[a-z0-9-]+\.module\.css$/

/**
 * Returns a sentence for each file whose name or folder is none that a slice has. `places` are the rooms with the domains
 * in them, such as `money/invoices`.
 */
export function findSliceProblems(paths: readonly string[], places: readonly string[]): string[] {
  return paths.flatMap((path) => {
    const problem = vague.test(basename(path)) ? 'a name that says nothing' : problemInSlice(path, places)
    return problem === undefined ? [] : [`${path}: ${problem}`]
  })
}

function problemInSlice(path: string, places: readonly string[]): string | undefined {
  const [, kind, place = ''] = /^apps\/(?:api|web)\/src\/(domains|features)\/([^/]+\/[^/]+)\//.exec(path) ?? []
  if (kind === undefined) return undefined
  if (!places.includes(place)) return `${place} is not in the order of .dependency-cruiser.js`
  if (kind === 'domains') return domainFile.test(basename(path)) ? undefined : 'neither a role nor a noun of a domain'
  // Below the feature come its components, or a part of it, in which both kinds of files lie together.
  const isPlain = dirname(path).endsWith(`/features/${place}`)
  return (isPlain ? plainFile : drawnFile).test(basename(path))
    ? undefined
    : 'belongs into another folder of its feature'
}
