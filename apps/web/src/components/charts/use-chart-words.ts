import { useComputedColorScheme } from '@mantine/core'
import type { ChartWords } from '@thant/charts/chart-words'
import { wasteTypeLabels } from '@thant/contracts/wastes'
import { useMemo } from 'react'
import { useTranslation } from '#lib/i18n.ts'
import { useFormat } from '#lib/use-format.ts'

/** Colours and words of a chart on this screen, in this scheme and language. */
export function useChartWords(): ChartWords {
  const { t } = useTranslation()
  const format = useFormat()
  const surface = useComputedColorScheme('light')
  return useMemo(
    () => ({
      surface,
      nameOf: (waste) => t(wasteTypeLabels[waste]),
      monthOf: format.month,
      weightOf: format.kg,
      amountOf: format.weight,
      unit: t('kg'),
      numberOf: format.number,
      percentOf: format.percent,
    }),
    [surface, t, format],
  )
}
