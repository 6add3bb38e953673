import { useComputedColorScheme } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { createPlanChartWords } from '@thant/charts/create-chart-words'
import type { PlanChartWords } from '@thant/charts/plan-words'
import { createContext, useContext, useMemo } from 'react'
import { useTranslation } from '#lib/i18n.ts'
import { useFormat } from '#lib/use-format.ts'

/** A sheet is white in either scheme, as it will be when printed; a card has the scheme's colours. */
export const SheetContext = createContext(false)

const phone = '(max-width: 480px)'

/** How the texts and charts of a plan read here, in the reader's language. */
export function usePlanWords(): PlanChartWords {
  const { t } = useTranslation()
  const format = useFormat()
  const scheme = useComputedColorScheme('light')
  const isPhone = useMediaQuery(phone, undefined, { getInitialValueInEffect: false })
  // A phone has no room for names and patterns inside of a chart; they stand above it.
  const paper = isPhone ? 'light' : 'paper'
  const surface = useContext(SheetContext) ? paper : scheme
  return useMemo(() => createPlanChartWords({ surface, format, t }), [surface, format, t])
}
