import { possibleKey } from '@thant/i18n/possible-key'
import type { TranslationKey } from '@thant/i18n/translation-key'
import { useTranslation } from '#lib/i18n.ts'

/** What can be chosen in a field. */
export type Choices = {
  /** The values in their order; those of the labels by default. */
  choices?: readonly string[]
  /** Labels by value; a value without one is its own label. */
  labels?: Readonly<Record<string, TranslationKey>>
}

export function useOptions({ choices, labels }: Choices): Array<{ value: string; label: string }> | undefined {
  const { t } = useTranslation()
  const values = choices ?? (labels && Object.keys(labels))
  return values?.map((value) => ({ value, label: t(labels?.[value] ?? possibleKey(value)) }))
}
