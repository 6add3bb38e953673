import { Badge } from '@mantine/core'
import type { GriReportRow } from '@thant/contracts/reporting/gri-reports'
import { useTranslation } from '#lib/i18n.ts'

/** Whether a report still says what the data say, and whether another one stands for it. */
export function GriReportState({ report }: { report: GriReportRow }) {
  const { t } = useTranslation()
  const { revisedBy, dataChangedSince, others } = report
  if (revisedBy !== null) return <Badge color="sky">{t('Corrected by {{number}}', { number: revisedBy })}</Badge>
  if (dataChangedSince) return <Badge color="amber">{t('data changed since')}</Badge>
  return others.length === 0 ? null : (
    <Badge color="gray">{t('beside {{numbers}}', { numbers: others.join(t(', ')) })}</Badge>
  )
}
