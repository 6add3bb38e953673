import { emissionDigits, emissionUnitOf } from '@thant/contracts/materials/emissions'
import type { EmissionReport } from '@thant/contracts/reporting/carbon'
import { useTranslation } from '#lib/i18n.ts'
import { useFormat } from '#lib/use-format.ts'

/** Returns the amount of emissions apart from their unit, which all figures of a report share. */
export function useAmount(report: EmissionReport): (tonnes: number) => { value: string; unit: string } {
  const { t } = useTranslation()
  const format = useFormat()
  return emissionUnitOf(report) === 'kg'
    ? (tonnes) => ({ value: format.significant(tonnes * 1_000, emissionDigits), unit: t('kg CO₂e') })
    : (tonnes) => ({ value: format.significant(tonnes, emissionDigits), unit: t('t CO₂e') })
}
