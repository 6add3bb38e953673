/** PostgreSQL's size of a segment of WAL; the embedded database is made with it. */
export const segmentBytes = 16_777_216

/** The name has 8 digits each of the timeline, and of the upper and lower part of the segment's number. */
export const segmentPattern = /^[0-9A-F]{24}$/

const segmentsPerUpperPart = 2 ** 32 / segmentBytes

/** Returns the name of the segment that holds a position such as `0/2000028`. */
export function segmentAt(timeline: number, position: string): string {
  const [upper = '', lower = ''] = position.split('/')
  return nameOf(timeline, Number.parseInt(upper, 16), Math.floor(Number.parseInt(lower, 16) / segmentBytes))
}

export function nextSegment(name: string): string {
  const [timeline, upper, lower] = [0, 8, 16].map((at) => Number.parseInt(name.slice(at, at + 8), 16))
  if (timeline === undefined || upper === undefined || lower === undefined) throw new Error(`${name} is no segment`)
  const isLast = lower + 1 === segmentsPerUpperPart
  return nameOf(timeline, isLast ? upper + 1 : upper, isLast ? 0 : lower + 1)
}

function nameOf(...parts: [timeline: number, upper: number, lower: number]): string {
  return parts.map((part) => part.toString(16).toUpperCase().padStart(8, '0')).join('')
}

/** Returns the archived segments that follow each other without a gap, beginning with `first`. */
export function unbrokenFrom(first: string, archived: ReadonlySet<string>): string[] {
  const found: string[] = []
  for (let name = first; archived.has(name); name = nextSegment(name)) found.push(name)
  return found
}
