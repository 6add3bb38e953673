import { Alert, Button, Skeleton } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { type GriReport, griReportEndpoints } from '@thant/contracts/reporting/gri-reports'
import { formatMonths } from '@thant/i18n/short-dates'
import { useFileDownload } from '#components/data-table/use-file-download.ts'
import { FailedCard } from '#components/feedback/failed-card.tsx'
import { Page } from '#components/layout/page.tsx'
import { PlanProof } from '#features/materials/plan/components/plan-proof.tsx'
import { PlanSection } from '#features/materials/plan/components/plan-section.tsx'
import { useTranslation } from '#lib/i18n.ts'
import { paths } from '#lib/paths.ts'
import { useEndpoint } from '#lib/use-endpoint.ts'
import { useFormat } from '#lib/use-format.ts'

/** A saved report of GRI 306 as it was saved, with what came after it. */
export function GriReportView({ reportId }: { reportId: string }) {
  const { t } = useTranslation()
  const format = useFormat()
  const result = useEndpoint(griReportEndpoints.get, { params: { id: reportId } })
  const report = result.data?.data
  const months = report && formatMonths({ from: report.from, to: report.to }, format, t)
  return (
    <Page
      title={report ? t('GRI report {{number}}', { number: report.number }) : t('GRI report')}
      subtitle={months}
      crumbs={[
        { label: t('Waste by GRI 306'), href: paths.gri },
        { label: t('Saved reports'), href: paths.griReports },
      ]}
      action={report && <DownloadPdf report={report} />}
    >
      {result.isError && <FailedCard error={result.error} onRetry={() => void result.refetch()} />}
      {result.isPending && <Skeleton height={420} radius="md" />}
      {report && <Versions report={report} />}
      {report && (
        <PlanSection pages={report.data.pages}>
          <PlanProof
            number={report.number}
            sha256={report.sha256}
            address={`${window.location.origin}${paths.verifyFingerprint}`}
          />
        </PlanSection>
      )}
    </Page>
  )
}

function DownloadPdf({ report: { _id, number } }: { report: GriReport }) {
  const { t, language } = useTranslation()
  const download = useFileDownload()
  const endpoint = griReportEndpoints.pdf
  const name = `gri-306-${number}.pdf`
  return (
    <Button
      leftSection={<IconDownload size={16} />}
      onClick={() => void download({ endpoint, params: { id: _id }, query: { language }, name, isDocument: true })}
    >
      {t('Download PDF')}
    </Button>
  )
}

function Versions({ report: { revisedBy, others, dataChangedSince } }: { report: GriReport }) {
  const { t } = useTranslation()
  return (
    <>
      {revisedBy !== null && (
        <Alert color="amber" role="status" title={t('There is a corrected version of this report')}>
          {t('Its number is {{number}}.', { number: revisedBy })}
        </Alert>
      )}
      {others.length > 0 && (
        <Alert color="amber" role="status" title={t('There is more than one report of these months')}>
          {t('Beside this one: {{reports}}.', { reports: others.join(t(', ')) })}
        </Alert>
      )}
      {dataChangedSince && (
        <Alert color="amber" role="status" title={t('Data changed since')}>
          {t('The weights of these months are others today. This report keeps what it said.')}
        </Alert>
      )}
    </>
  )
}
