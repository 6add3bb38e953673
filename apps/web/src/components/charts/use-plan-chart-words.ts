import { useComputedColorScheme } from '@mantine/core'
import { createPlanChartWords } from '@thant/charts/create-chart-words'
import type { PlanChartWords } from '@thant/charts/plan-words'
import { useMemo } from 'react'
import { useTranslation } from '#lib/i18n.ts'
import { useFormat } from '#lib/use-format.ts'

/** As `useChartWords`, for charts and texts of reports. */
export function usePlanChartWords(): PlanChartWords {
  const { t } = useTranslation()
  const format = useFormat()
  const surface = useComputedColorScheme('light')
  return useMemo(() => createPlanChartWords({ surface, format, t }), [surface, format, t])
}
