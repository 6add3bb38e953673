import type { TranslationKey } from '@thant/i18n/translation-key'

/** The assessment reports of the IPCC whose global warming potentials factors use, over 100 years; or other ones. */
export const assessments = ['SAR', 'AR4', 'AR5', 'AR6', 'other'] as const
export type Assessment = (typeof assessments)[number]

export const assessmentLabels: Record<Assessment, TranslationKey> = {
  SAR: 'Second report of the IPCC (1995)',
  AR4: 'Fourth report of the IPCC (2007)',
  AR5: 'Fifth report of the IPCC (2013)',
  AR6: 'Sixth report of the IPCC (2021)',
  other: 'Other, or not known',
}

/** Says how old the potentials are. */
export const assessmentSentences: Record<Assessment, TranslationKey> = {
  SAR: 'Global warming potentials over 100 years of the second report of the IPCC, of 1995; the sixth report is of 2021.',
  AR4: 'Global warming potentials over 100 years of the fourth report of the IPCC, of 2007; the sixth report is of 2021.',
  AR5: 'Global warming potentials over 100 years of the fifth report of the IPCC, of 2013; the sixth report is of 2021.',
  AR6: 'Global warming potentials over 100 years of the sixth report of the IPCC, of 2021.',
  other: 'Of which report of the IPCC the global warming potentials are is not recorded; the sixth report is of 2021.',
}

/** Finds the report in the text of a set that was entered before it was asked for. */
export function assessmentNamedIn(gwpSet: string): Assessment {
  const named = assessments.find((assessment) => namings[assessment].test(gwpSet))
  return named ?? 'other'
}

const namings: Record<Assessment, RegExp> = {
  SAR: /\bSAR\b|second assessment|IPCC 1995/i,
  AR4: /\bAR4\b|fourth assessment|IPCC 2007/i,
  AR5: /\bAR5\b|fifth assessment|IPCC 2013/i,
  AR6: /\bAR6\b|sixth assessment|IPCC 2021/i,
  other: /$^/,
}
