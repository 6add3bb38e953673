import { Alert } from '@mantine/core'
import { factorSetEndpoints } from '@thant/contracts/reporting/factor-sets'
import { useEndpoint } from '#lib/calls/use-endpoint.ts'
import { useTranslation } from '#lib/i18n.ts'
import { useFormat } from '#lib/use-format.ts'

/** Says what a factor set that is dated back would change: new reports, but none that was saved. */
export function FactorSetEffects({ validFrom }: { validFrom: string }) {
  const { t } = useTranslation()
  const format = useFormat()
  const isDay = /^\d{4}-\d\d-\d\d$/.test(validFrom)
  const result = useEndpoint(factorSetEndpoints.effects, { query: { validFrom } }, { enabled: isDay })
  const effects = result.data?.data
  if (!isDay || effects === undefined || effects.reports + effects.carbonReports === 0) return null
  return (
    <Alert color="amber" role="status" title={t('Saved reports of these quarters keep their factors')}>
      {t(
        'Waste reports: {{reports}}. Carbon reports: {{carbonReports}}. Creating one of them again would give other emissions.',
        { reports: format.number(effects.reports), carbonReports: format.number(effects.carbonReports) },
      )}
    </Alert>
  )
}
