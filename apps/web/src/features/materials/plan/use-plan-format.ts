import { useComputedColorScheme } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { createPlanChartFormat } from '@thant/charts/create-chart-format'
import type { PlanChartFormat } from '@thant/charts/plan-chart-format'
import { createContext, useContext, useMemo } from 'react'
import { useTranslation } from '#lib/i18n.ts'
import { useFormat } from '#lib/use-format.ts'
import { useIsHydrated } from '#lib/use-is-hydrated.ts'

/** True inside a sheet, which is white in both schemes like its printout; a card follows the scheme. */
export const SheetContext = createContext(false)

const phone = '(max-width: 480px)'

export function usePlanFormat(): PlanChartFormat {
  const { t } = useTranslation()
  const format = useFormat()
  const scheme = useComputedColorScheme('light')
  const isHydrated = useIsHydrated()
  const isPhone = useMediaQuery(phone, undefined, { getInitialValueInEffect: false }) && isHydrated
  // A phone has no room for labels and patterns inside a chart; a legend above it replaces them.
  const paper = isPhone ? 'light' : 'paper'
  const surface = useContext(SheetContext) ? paper : scheme
  return useMemo(() => createPlanChartFormat({ surface, format, t }), [surface, format, t])
}
