import { Badge, Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { carbonEndpoints, type SavedCarbonRow } from '@thant/contracts/reporting/carbon'
import { useFileDownload } from '#components/data-table/export/use-file-download.ts'
import classes from '#components/data-table/figure-table.module.css'
import { SectionCard } from '#components/layout/page/section-card.tsx'
import { usePlanFormat } from '#features/materials/plan/use-plan-format.ts'
import { useTranslation } from '#lib/i18n.ts'
import { useFormat } from '#lib/use-format.ts'
import { factorSetName } from '../factor-set-name.ts'

/** Lists what was saved for the quarter, because later pickups and factors change only the figures above. */
export function SavedCarbonReports({ saved }: { saved: readonly SavedCarbonRow[] }) {
  const { t } = useTranslation()
  if (saved.length === 0) return null
  return (
    <SectionCard
      title={t('Saved carbon reports of this quarter')}
      subtitle={t('Each keeps the figures and factors with which it was saved.')}
    >
      <table className={classes.table} aria-label={t('Saved carbon reports of this quarter')}>
        <thead>
          <tr>
            <th scope="col">{t('Report number')}</th>
            <th scope="col">{t('Created')}</th>
            <th scope="col">{t('Factor set')}</th>
            <th scope="col">{t('Direct')}</th>
            <th scope="col">{t('Avoided')}</th>
            <th scope="col">{t('State')}</th>
            <th scope="col">PDF</th>
          </tr>
        </thead>
        <tbody>
          {saved.map((report) => (
            <Row key={report._id} report={report} />
          ))}
        </tbody>
      </table>
    </SectionCard>
  )
}

function Row({ report }: { report: SavedCarbonRow }) {
  const { t, language } = useTranslation()
  const format = useFormat()
  const { formatValue } = usePlanFormat()
  const download = useFileDownload()
  const { _id, number, createdAt, factorSet, emissions, isCurrent } = report
  const { direct, avoided, ...scale } = emissions
  const endpoint = carbonEndpoints.savedPdf
  const name = `carbon_${number}.pdf`
  return (
    <tr>
      <th scope="row">{number}</th>
      <td data-label={t('Created')}>{format.date(createdAt)}</td>
      <td data-label={t('Factor set')}>{factorSetName(factorSet, format, t)}</td>
      <td data-label={t('Direct')}>{formatValue({ ...scale, tonnes: direct })}</td>
      <td data-label={t('Avoided')}>{formatValue({ ...scale, tonnes: avoided })}</td>
      <td data-label={t('State')}>
        {isCurrent ? (
          <Badge color="leaf">{t('as above')}</Badge>
        ) : (
          <Badge color="amber">{t('differs from the figures above')}</Badge>
        )}
      </td>
      <td data-label="PDF">
        <Button
          variant="subtle"
          size="xs"
          leftSection={<IconDownload size={16} />}
          onClick={() => void download({ endpoint, params: { id: _id }, query: { language }, name, isDocument: true })}
        >
          {t('Download PDF')}
        </Button>
      </td>
    </tr>
  )
}
