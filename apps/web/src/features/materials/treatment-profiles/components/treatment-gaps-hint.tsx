import { IconAlertTriangle } from '@tabler/icons-react'
import { treatmentProfileEndpoints } from '@thant/contracts/materials/treatment-profiles'
import { wasteTypeLabels } from '@thant/contracts/materials/wastes'
import { Hint } from '#components/feedback/hint.tsx'
import { useEndpoint } from '#lib/calls/use-endpoint.ts'
import { useTranslation } from '#lib/i18n.ts'
import { paths } from '#lib/links/paths.ts'
import { useFormat } from '#lib/use-format.ts'
import { useCan } from '#lib/visitor/access.ts'

/** Tells those who can mend it what was collected without a treatment, or which types will be for want of a profile. */
export function TreatmentGapsHint() {
  const { t } = useTranslation()
  const format = useFormat()
  const gaps = useEndpoint(treatmentProfileEndpoints.gaps, {}, { enabled: useCan()('treatment-profiles:change') })
  const untreated = (gaps.data?.data ?? []).filter(({ days }) => days !== null)
  const unknown = (gaps.data?.data ?? []).filter(({ firstProfile }) => firstProfile === null)
  if (untreated.length + unknown.length === 0) return null
  const weightKg = untreated.reduce((sum, gap) => sum + gap.weightKg, 0)
  const text =
    untreated.length > 0
      ? t('Nobody recorded what became of {{weight}}. It counts as disposal.', { weight: format.kg(weightKg) })
      : t('No treatment profile yet: {{types}}', {
          types: unknown.map(({ wasteType }) => t(wasteTypeLabels[wasteType])).join(t(', ')),
        })
  return (
    <Hint
      icon={<IconAlertTriangle />}
      text={text}
      action={{ label: t('Open treatment profiles'), to: paths.treatmentProfiles }}
    />
  )
}
