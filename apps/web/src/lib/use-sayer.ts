import { createSayer, type Sayer } from '@thant/words/say'
import { useMemo } from 'react'
import { useTranslation } from './i18n.ts'
import { useFormat } from './use-format.ts'

/** Writes the texts of reports for the person who looks. */
export function useSayer(): Sayer {
  const { t } = useTranslation()
  const format = useFormat()
  return useMemo(() => createSayer(format, t), [format, t])
}
