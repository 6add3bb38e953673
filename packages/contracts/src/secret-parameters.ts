/** Parameters of paths that open something to whoever knows them, so they get into no log. */
const secretNames = ['link', 'file', 'key', 'serial', 'reportId']
/** Who knows the id of a report can read it, and its calls name it as others name theirs. */
const secretIds = /^\/(?:reports|download)\/:id(?:\/|$)/

/** Tells which segments of a path such as `/reports/shared/:link` are secret. */
export function secretSegments(path: string): boolean[] {
  return path
    .split('/')
    .slice(1)
    .map((segment, index) => {
      if (!segment.startsWith(':')) return false
      return secretNames.includes(segment.slice(1)) || (index === 1 && secretIds.test(path))
    })
}
