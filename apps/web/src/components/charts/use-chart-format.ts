import { useComputedColorScheme } from '@mantine/core'
import type { ChartFormat } from '@thant/charts/chart-format'
import { createChartFormat } from '@thant/charts/create-chart-format'
import { useMemo } from 'react'
import { useTranslation } from '#lib/i18n.ts'
import { useFormat } from '#lib/use-format.ts'

export function useChartFormat(): ChartFormat {
  const { t } = useTranslation()
  const format = useFormat()
  const surface = useComputedColorScheme('light')
  return useMemo(() => createChartFormat({ surface, format, t }), [surface, format, t])
}
