import { Alert, Anchor, Button, Skeleton, Stack } from '@mantine/core'
import { IconDownload, IconShieldCheck, IconShieldX } from '@tabler/icons-react'
import { certificateEndpoints } from '@thant/contracts/service/certificates'
import { FailedState } from '#components/feedback/failed-state.tsx'
import { Facts } from '#components/figures/facts.tsx'
import { useEndpoint } from '#lib/calls/use-endpoint.ts'
import { useTranslation } from '#lib/i18n.ts'
import { useCompany, useFormat } from '#lib/use-format.ts'
import { CertificateNumberForm } from './certificate-number-form.tsx'

export function CertificateCheck({ serial }: { serial: string }) {
  const { t, language } = useTranslation()
  const { number, date } = useFormat()
  const company = useCompany()
  const result = useEndpoint(certificateEndpoints.verify, { params: { serial } })
  if (result.error?.status === 404) {
    return (
      <Stack gap="lg">
        <Alert role="alert" color="brick" icon={<IconShieldX />} title={t('We have issued no such certificate')}>
          {t('Please compare the number with the one on the paper, letter by letter, or ask us:')}{' '}
          <Anchor href={`mailto:${company?.email}`} inherit c="inherit" underline="always">
            {company?.email}
          </Anchor>
        </Alert>
        <CertificateNumberForm key={serial} serial={serial} />
      </Stack>
    )
  }
  if (result.error) return <FailedState error={result.error} onRetry={() => void result.refetch()} />
  if (!result.data) return <Skeleton height={260} />
  const { serial: issued, holder, boxes, issuedOn } = result.data.data
  return (
    <Stack gap="lg">
      <Alert role="status" color="leaf" icon={<IconShieldCheck />} title={t('This certificate is genuine')}>
        {t('We issued it, and it says the following.')}
      </Alert>
      <Facts
        facts={[
          { label: t('Number'), value: issued },
          { label: t('Issued to'), value: holder },
          { label: t('Battery recycling boxes'), value: number(boxes) },
          { label: t('Issued on'), value: date(issuedOn) },
        ]}
      />
      <Button
        component="a"
        href={`/api/certificates/${encodeURIComponent(issued)}/pdf?language=${language}`}
        download
        leftSection={<IconDownload size={16} aria-hidden />}
      >
        {t('Download PDF')}
      </Button>
    </Stack>
  )
}
