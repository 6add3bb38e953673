import { Button, Stack, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useTranslation } from '#lib/i18n.ts'
import { FoundReport, VerifiedReport } from './verified-report.tsx'

type VerifyReportFormProps = {
  /** Undefined where the hash alone finds the report. */
  reportId: string | undefined
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
            label={t('Fingerprint (SHA-256)')}
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
      {isDigest(sha256) &&
        (reportId === undefined ? (
          <FoundReport sha256={sha256} />
        ) : (
          <VerifiedReport reportId={reportId} sha256={sha256} />
        ))}
    </Stack>
  )
}

/** A hash that is copied from a PDF may contain line breaks. */
function withoutSpaces(text: string): string {
  return text.replace(/\s/g, '').toLowerCase()
}

function isDigest(text: string): boolean {
  return /^[0-9a-f]{64}$/i.test(text)
}
