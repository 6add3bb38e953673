import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { destinations } from '#database/schema/destinations.ts'

// The conditions of `licenceWarningsOf` on rows that are joined to their destinations. None is null.

export function isAfterLicence(day: SQLWrapper): SQL {
  return sql`coalesce(${destinations.licensedUntil} < ${day}, false)`
}

export function isOfUnlicensedType(wasteType: SQLWrapper): SQL {
  return isNoneOf(wasteType, destinations.wasteTypes)
}

export function isOfUnlicensedTreatment(treatment: SQLWrapper): SQL {
  return sql`(${treatment} <> 'unknown' and ${isNoneOf(treatment, destinations.treatments)})`
}

function isNoneOf(value: SQLWrapper, licensed: SQLWrapper): SQL {
  return sql`coalesce(${licensed} <> '{}' and ${value} <> all(${licensed}), false)`
}
