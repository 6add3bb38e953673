import { useTranslation } from '#lib/i18n.ts'

/** What can be chosen in a field, with English labels. */
export type Choices = {
  /** The values in their order; those of the labels by default. */
  choices?: readonly string[]
  /** Labels by value; a value without one is its own label. */
  labels?: Readonly<Record<string, string>>
}

export function useOptions({ choices, labels }: Choices): Array<{ value: string; label: string }> | undefined {
  const { t } = useTranslation()
  const values = choices ?? (labels && Object.keys(labels))
  return values?.map((value) => ({ value, label: t(labels?.[value] ?? value) }))
}
