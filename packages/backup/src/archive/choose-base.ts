import { describeMoment, WrongMoment } from '../point-in-time/moments.ts'
import type { Base, ClusterArchive } from './archive-folder.ts'

export type Chosen = { archive: ClusterArchive; base: Base }

/**
 * Chooses the last base backup that was whole before the moment, of the cluster that was archived at that time; the
 * present one comes first. Throws a WrongMoment that says which moments can be reached.
 */
export function chooseBase(archives: ClusterArchive[], moment: Date, systemId: string, timeZone: string): Chosen {
  const presentFirst = archives.toSorted(
    (a, b) => Number(b.systemId === systemId) - Number(a.systemId === systemId) || startOf(b) - startOf(a),
  )
  for (const archive of presentFirst) {
    const base = archive.bases.findLast(({ endedAt }) => Date.parse(endedAt) <= moment.getTime())
    if (base && archive.archivedUntil && archive.archivedUntil >= moment) return { archive, base }
  }
  const spans = presentFirst.flatMap(({ bases: [first], archivedUntil }) =>
    first && archivedUntil
      ? [`from ${describeMoment(new Date(first.endedAt), timeZone)} to ${describeMoment(archivedUntil, timeZone)}`]
      : [],
  )
  throw new WrongMoment(
    spans.length === 0
      ? 'WAL_ARCHIVE_DIR has no base backup yet.'
      : `${describeMoment(moment, timeZone)} is not in the archive, which reaches ${spans.join(' and ')}.`,
  )
}

const startOf = ({ bases: [first] }: ClusterArchive) => (first ? Date.parse(first.endedAt) : 0)
