import type { TranslationKey } from '@thant/i18n/translation-key'

/** The parts of the evidence in the order of an auditor's questions, by their place on the page. */
export const evidenceParts = {
  collected: 'What was collected?',
  known: 'How is it known?',
  became: 'What became of it?',
  proof: 'Where is the proof?',
  emissions: 'How were emissions worked out?',
  method: 'Where do the figures come from?',
} as const satisfies Record<string, TranslationKey>
export type EvidencePartName = keyof typeof evidenceParts
