import type { TreatmentGap } from '@thant/contracts/materials/treatment-profiles'

/** Completed pickups of a type from before its first profile, which can be valid for them too. */
export type FillableGap = TreatmentGap & {
  firstProfile: NonNullable<TreatmentGap['firstProfile']>
  days: NonNullable<TreatmentGap['days']>
}

export function isFillable(gap: TreatmentGap): gap is FillableGap {
  return gap.firstProfile !== null && gap.days !== null
}
