import type { PickupRequest } from '@thant/contracts/service/pickup-requests'
import type { TranslationKey } from '@thant/i18n/translation-key'

const answers = ['accept', 'decline', 'counter'] as const
export type Answer = (typeof answers)[number]

/** The cut-off is for customers: staff answer until the wanted time itself. */
export function isLate({ state, wantedAt, pickup }: PickupRequest): boolean {
  return state === 'EXPIRED' && Date.parse(wantedAt ?? pickup?.pickUpTime ?? '') > Date.now()
}

export function possibleAnswers(request: PickupRequest): readonly Answer[] {
  const isOpen = request.state === 'OPEN' || isLate(request)
  const isPossible: Record<Answer, boolean> = {
    accept: isOpen,
    decline: isOpen,
    counter: (isOpen || request.state === 'COUNTERED') && request.kind !== 'cancel',
  }
  return answers.filter((answer) => isPossible[answer])
}

export function answerLabel(answer: Answer, { state }: PickupRequest): TranslationKey {
  if (answer === 'accept') return 'Accept'
  if (answer === 'decline') return 'Decline'
  return state === 'COUNTERED' ? 'Change the offer' : 'Offer another time'
}
