import { eq, or } from 'drizzle-orm'
import { visits } from '#database/schema/visits.ts'

/** A visit that was applied at once, or by whoever looked at it. */
export const visitCounts = or(eq(visits.state, 'applied'), eq(visits.isSettledByApplying, true))
