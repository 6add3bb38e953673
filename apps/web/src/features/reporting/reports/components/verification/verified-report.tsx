import { Alert } from '@mantine/core'
import { IconShieldX } from '@tabler/icons-react'
import { reportEndpoints } from '@thant/contracts/reporting/reports'
import type { ApiError } from '#lib/calls/api-error.ts'
import { errorText } from '#lib/calls/error-text.ts'
import { useEndpoint } from '#lib/calls/use-endpoint.ts'
import { useTranslation } from '#lib/i18n.ts'
import { GriProofCard } from './gri-proof-card.tsx'
import { ReportProofCard } from './report-proof-card.tsx'

/** Looks the hash up among all reports. */
export function FoundReport({ sha256 }: { sha256: string }) {
  const result = useEndpoint(reportEndpoints.find, { query: { sha256 } })
  if (result.error) return result.error.status === 404 ? <Mismatch /> : <Failed error={result.error} />
  const proof = result.data?.data
  if (proof === undefined) return null
  return proof.kind === 'gri' ? <GriProofCard proof={proof} /> : <ReportProofCard proof={proof} />
}

/** Compares the hash with that of one report. */
export function VerifiedReport({ reportId, sha256 }: { reportId: string; sha256: string }) {
  const result = useEndpoint(reportEndpoints.verify, { params: { id: reportId }, query: { sha256 } })
  if (result.error) return <Failed error={result.error} />
  if (!result.data) return null
  const { proof } = result.data.data
  return proof ? <ReportProofCard proof={proof} /> : <Mismatch />
}

function Failed({ error }: { error: ApiError }) {
  const { t } = useTranslation()
  return (
    <Alert color="brick" role="alert">
      {error.status === 404 ? t('There is no report with this number.') : errorText(error, t)}
    </Alert>
  )
}

function Mismatch() {
  const { t } = useTranslation()
  return (
    <Alert role="alert" color="brick" icon={<IconShieldX />} title={t('This is not the SHA-256 of our report')}>
      {t(
        'The report in your hands is another one, or something in it was changed. Please ask us before you rely on it.',
      )}
    </Alert>
  )
}
