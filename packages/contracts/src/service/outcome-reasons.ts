import type { TranslationKey } from '@thant/i18n/translation-key'

/** What drivers and staff record of a pickup that was not collected, or only in part. */
export const recordedCodes = [
  'not-out',
  'wrong-container',
  'contaminated',
  'too-full',
  'too-heavy',
  'gate-locked',
  'vehicle-in-the-way',
  'nobody-there',
  'road-closed',
  'flooded',
  'unsafe',
  'nothing-to-collect',
  'refused',
  'vehicle-broke-down',
  'out-of-time',
  'other',
] as const
/** What a pickup failed for by an upheld report: nobody came, or something else was recorded than what happened. */
export const upheldCodes = ['not-visited', 'record-wrong'] as const

export const outcomeCodes = [...recordedCodes, ...upheldCodes] as const
export type RecordedCode = (typeof recordedCodes)[number]
export type OutcomeCode = (typeof outcomeCodes)[number]

/** Only what lies with the company counts as its failure. */
export const outcomeSides = ['customer', 'company', 'neither'] as const
export type OutcomeSide = (typeof outcomeSides)[number]

type OutcomeReason = {
  label: TranslationKey
  side: OutcomeSide
  /** The term of the UK government's waste service standards (collection events). */
  ukTerm: string
  isPhotoRequired?: true
  isNoteRequired?: true
}

export const outcomeReasons: Record<OutcomeCode, OutcomeReason> = {
  'not-out': { label: 'Waste was not put out', side: 'customer', ukTerm: 'Not presented' },
  'wrong-container': { label: 'Wrong container', side: 'customer', ukTerm: 'Wrong bin', isPhotoRequired: true },
  contaminated: {
    label: 'Mixed with other waste',
    side: 'customer',
    ukTerm: 'Contaminated',
    isPhotoRequired: true,
    isNoteRequired: true,
  },
  'too-full': { label: 'Container too full', side: 'customer', ukTerm: 'Excess waste', isPhotoRequired: true },
  'too-heavy': { label: 'Too heavy to lift', side: 'customer', ukTerm: 'Too heavy' },
  'gate-locked': { label: 'Gate locked', side: 'customer', ukTerm: 'No access at property', isPhotoRequired: true },
  'vehicle-in-the-way': {
    label: 'A vehicle was in the way',
    side: 'customer',
    ukTerm: 'No access from street',
    isPhotoRequired: true,
  },
  'nobody-there': { label: 'Nobody was there', side: 'customer', ukTerm: 'No access at property' },
  'road-closed': { label: 'Road closed', side: 'neither', ukTerm: 'No access from street' },
  flooded: { label: 'Road flooded', side: 'neither', ukTerm: 'No access from street' },
  unsafe: { label: 'Not safe for the crew', side: 'neither', ukTerm: 'Unsafe', isNoteRequired: true },
  'nothing-to-collect': { label: 'Nothing to collect', side: 'customer', ukTerm: 'Not presented' },
  refused: { label: 'Customer sent the crew away', side: 'customer', ukTerm: 'Not presented', isNoteRequired: true },
  'vehicle-broke-down': { label: 'Our vehicle broke down', side: 'company', ukTerm: 'Not collected' },
  'out-of-time': { label: 'We ran out of time', side: 'company', ukTerm: 'Not collected' },
  other: { label: 'Another reason', side: 'company', ukTerm: 'Not collected', isNoteRequired: true },
  'not-visited': { label: 'We did not come', side: 'company', ukTerm: 'Not collected' },
  'record-wrong': { label: 'We recorded it wrongly', side: 'company', ukTerm: 'Not collected' },
}

/** Nobody contradicts what the company has admitted. */
export function isUpheld(code: OutcomeCode): boolean {
  return upheldCodes.some((upheld) => upheld === code)
}

export const outcomeSideLabels: Record<OutcomeSide, TranslationKey> = {
  customer: 'Customer',
  company: 'Our side',
  neither: 'Outside causes',
}

/** The words of the reasons. */
export const outcomeLabels = Object.fromEntries(
  outcomeCodes.map((code) => [code, outcomeReasons[code].label]),
) as Record<OutcomeCode, TranslationKey>
