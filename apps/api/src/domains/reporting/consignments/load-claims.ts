import { type WasteType, wasteTypes } from '@thant/contracts/materials/wastes'
import type {
  ClaimState,
  ClaimTotal,
  MassBalanceClaim,
  MassBalanceClaims,
} from '@thant/contracts/reporting/mass-balance'

/** What profiles claim for a destination, and what loads took there, in whole grams. */
export type ClaimedGrams = Pick<MassBalanceClaim, 'wasteType' | 'destination' | 'isDoubtful' | 'licenceDoubts'> & {
  claimed: number
  consigned: number
  withSlip: number
}

/** The rows by type, the most claimed or consigned first, with a total of each type. */
export function compareClaims(claims: readonly ClaimedGrams[], tolerancePercent: number): MassBalanceClaims {
  const rows: MassBalanceClaim[] = []
  const totals: ClaimTotal[] = []
  for (const wasteType of wasteTypes) {
    const ofType = claims.filter((claim) => claim.wasteType === wasteType)
    if (ofType.length === 0) continue
    const bySize = ofType.toSorted((one, other) => sizeOf(other) - sizeOf(one))
    rows.push(
      ...bySize.map((claim) => ({
        wasteType,
        destination: claim.destination,
        ...weightsOf(claim),
        state: stateOf(claim, tolerancePercent),
        isDoubtful: claim.isDoubtful,
        licenceDoubts: claim.licenceDoubts,
      })),
    )
    totals.push({ wasteType, ...weightsOf(sumOf(wasteType, ofType)) })
  }
  return { rows, totals }
}

/** The tolerance is in percent of what is claimed. */
function stateOf({ claimed, consigned }: ClaimedGrams, tolerancePercent: number): ClaimState {
  if (consigned === 0) return 'claimed-only'
  if (claimed === 0) return 'consigned-only'
  return Math.abs(consigned - claimed) * 100 > claimed * tolerancePercent ? 'differs' : 'agrees'
}

function weightsOf({ claimed, consigned, withSlip }: ClaimedGrams): Omit<ClaimTotal, 'wasteType'> {
  return {
    claimedKg: claimed / 1_000,
    consignedKg: consigned / 1_000,
    withSlipKg: withSlip / 1_000,
    differenceKg: (consigned - claimed) / 1_000,
  }
}

function sumOf(wasteType: WasteType, claims: readonly ClaimedGrams[]): ClaimedGrams {
  const sum = (of: (claim: ClaimedGrams) => number) => claims.reduce((grams, claim) => grams + of(claim), 0)
  return {
    wasteType,
    destination: null,
    isDoubtful: false,
    licenceDoubts: [],
    claimed: sum(({ claimed }) => claimed),
    consigned: sum(({ consigned }) => consigned),
    withSlip: sum(({ withSlip }) => withSlip),
  }
}

const sizeOf = ({ claimed, consigned }: ClaimedGrams) => Math.max(claimed, consigned)
