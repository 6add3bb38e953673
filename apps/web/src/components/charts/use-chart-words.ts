import { useComputedColorScheme } from '@mantine/core'
import type { ChartWords } from '@thant/charts/chart-words'
import { createChartWords } from '@thant/charts/create-chart-words'
import { useMemo } from 'react'
import { useTranslation } from '#lib/i18n.ts'
import { useFormat } from '#lib/use-format.ts'

export function useChartWords(): ChartWords {
  const { t } = useTranslation()
  const format = useFormat()
  const surface = useComputedColorScheme('light')
  return useMemo(() => createChartWords({ surface, format, t }), [surface, format, t])
}
