import { Anchor } from '@mantine/core'
import { generatePath, Link, useParams, useSearchParams } from 'react-router'
import { PublicFrame } from '#components/layout/public-site/public-frame.tsx'
import { VerifyReportForm } from '#features/reporting/reports/components/verification/verify-report-form.tsx'
import { useTranslation } from '#lib/i18n.ts'
import { paths } from '#lib/links/paths.ts'

export default function VerifyReport() {
  const { t } = useTranslation()
  const { reportId } = useParams()
  const [params, setParams] = useSearchParams()
  return (
    <PublicFrame
      title={t('Is this report genuine?')}
      subtitle={t(
        'The figures of a report are locked when it is made. Enter its fingerprint to see them here, and compare them with your copy.',
      )}
    >
      <meta name="robots" content="noindex" />
      <VerifyReportForm
        reportId={reportId}
        sha256={params.get('sha256') ?? ''}
        onAsk={(sha256) => setParams({ sha256 }, { replace: true })}
      />
      {reportId !== undefined && (
        <Anchor component={Link} to={generatePath(paths.report, { reportId })} display="inline-block" mt="lg">
          {t('Open the report')}
        </Anchor>
      )}
    </PublicFrame>
  )
}
