import { flaggedOutcomes, type ResultOutcome } from '@thant/contracts/money/payments'

export function isFlagged(outcome: ResultOutcome): boolean {
  return flaggedOutcomes.some((flagged) => flagged === outcome)
}
