export type Clock = { now(): Date }

export const systemClock: Clock = { now: () => new Date() }

/** Runs ahead of the system's clock by so many milliseconds, or behind it. */
export function createShiftedClock(aheadMs: number): Clock {
  return { now: () => new Date(Date.now() + aheadMs) }
}
