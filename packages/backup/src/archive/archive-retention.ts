import type { ClusterArchive } from './archive-folder.ts'

type Surplus = { bases: string[]; segments: string[] }

/**
 * Names what no moment of the last `keepDays` needs: base backups before the one from which the earliest of them is
 * reached, and the WAL from before that one.
 */
export function surplusOfArchive({ bases, segments }: ClusterArchive, earliest: Date): Surplus {
  const first = bases.findLastIndex(({ endedAt }) => Date.parse(endedAt) <= earliest.getTime())
  const needed = bases[Math.max(0, first)]
  if (needed === undefined) return { bases: [], segments: [] }
  return {
    bases: bases.slice(0, Math.max(0, first)).map(({ name }) => name),
    // Names of one timeline sort as their numbers do, and an earlier timeline sorts before.
    segments: [...segments].filter((name) => name < needed.firstSegment),
  }
}
