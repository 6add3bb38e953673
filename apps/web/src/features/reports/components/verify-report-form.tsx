import { Alert, Button, Stack, TextInput } from '@mantine/core'
import { IconShieldCheck, IconShieldX } from '@tabler/icons-react'
import { reportEndpoints } from '@thant/contracts/reports'
import { type FormEvent, useState } from 'react'
import { errorText } from '#lib/error-text.ts'
import { useTranslation } from '#lib/i18n.ts'
import { useEndpoint } from '#lib/use-endpoint.ts'
import { useFormat } from '#lib/use-format.ts'
import { useReportTitles } from '../report-title.ts'

type VerifyReportFormProps = {
  reportId: string
  /** The hash in the address. */
  sha256: string
  onAsk: (sha256: string) => void
}

/** Compares the SHA-256 printed on a report with that of the stored data. */
export function VerifyReportForm({ reportId, sha256, onAsk }: VerifyReportFormProps) {
  const { t } = useTranslation()
  const [typed, setTyped] = useState(sha256)
  const [problem, setProblem] = useState<string>()

  const ask = (event: FormEvent) => {
    event.preventDefault()
    const digest = withoutSpaces(typed)
    setProblem(isDigest(digest) ? undefined : t('A SHA-256 has 64 characters: digits and the letters a to f.'))
    if (isDigest(digest)) onAsk(digest)
  }
  return (
    <Stack gap="lg">
      <form onSubmit={ask} noValidate>
        <Stack>
          <TextInput
            label={t('SHA-256 of the data')}
            description={t('It is on the last page of the report.')}
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
            error={problem}
            autoComplete="off"
            spellCheck={false}
          />
          <Button type="submit">{t('Check')}</Button>
        </Stack>
      </form>
      {isDigest(sha256) && <Answer reportId={reportId} sha256={sha256} />}
    </Stack>
  )
}

function Answer({ reportId, sha256 }: { reportId: string; sha256: string }) {
  const { t } = useTranslation()
  const format = useFormat()
  const titles = useReportTitles()
  const result = useEndpoint(reportEndpoints.verify, { params: { id: reportId }, query: { sha256 } })
  if (result.error) {
    return (
      <Alert color="brick" role="alert">
        {result.error.status === 404 ? t('There is no report with this number.') : errorText(result.error, t)}
      </Alert>
    )
  }
  if (!result.data) return null
  const { isGenuine, organization, period, createdAt } = result.data.data
  return isGenuine ? (
    <Alert role="status" color="leaf" icon={<IconShieldCheck />} title={t('This report is genuine')}>
      {t('{{title}} for {{organization}}, made on {{date}}. No figure was changed since.', {
        title: titles.quarters(period),
        organization,
        date: format.date(createdAt),
      })}
    </Alert>
  ) : (
    <Alert role="alert" color="brick" icon={<IconShieldX />} title={t('This is not the SHA-256 of our report')}>
      {t(
        'The report in your hands is another one, or something in it was changed. Please ask us before you rely on it.',
      )}
    </Alert>
  )
}

/** A hash that is copied from a PDF may contain line breaks. */
function withoutSpaces(text: string): string {
  return text.replace(/\s/g, '').toLowerCase()
}

function isDigest(text: string): boolean {
  return /^[0-9a-f]{64}$/i.test(text)
}
