export type WrittenLog = {
  /** At the time `at`, the primary had written up to `position`. */
  note(at: number, position: number): void
  /** The latest time whose commits a database has that replayed up to `position`. */
  completeUntil(position: number): number
}

/**
 * Tells how far a replica is behind without comparing two machines' clocks. A replica of an idle primary is not behind,
 * however old its last transaction is, and one that lost its primary is, although it replayed all that it received.
 */
export function createWrittenLog(keepMs = 600_000): WrittenLog {
  let written: Array<{ at: number; position: number }> = []
  return {
    note(at, position) {
      written = [...written.filter((earlier) => earlier.at > at - keepMs), { at, position }]
    },
    completeUntil: (position) =>
      written.findLast((earlier) => earlier.position <= position)?.at ?? Number.NEGATIVE_INFINITY,
  }
}
