import { Button, CopyButton, Group, Stack, Text, TextInput } from '@mantine/core'
import type { ReportRow } from '@thant/contracts/reports'
import { useState } from 'react'
import { Dialog } from '#components/feedback/dialog.tsx'
import { useTranslation } from '#lib/i18n.ts'
import { paths } from '#lib/paths.ts'
import { usePublicOrigin } from '#lib/public-origin.ts'
import { useReportTitles } from '../report-title.ts'
import { PublicSwitch } from './public-switch.tsx'
import { ShareLinkForm } from './share-link-form.tsx'
import { ShareLinks } from './share-links.tsx'

type ShareDialogProps = { report: ReportRow; onClose: () => void }

/** Creates links that show a report for some days; each is shown only once, because only its hash is stored. */
export function ShareDialog({ report, onClose }: ShareDialogProps) {
  const { t } = useTranslation()
  const titles = useReportTitles()
  const origin = usePublicOrigin()
  const [address, setAddress] = useState<string>()
  return (
    <Dialog opened onClose={onClose} size="lg" title={t('Share the report')}>
      <Stack gap="lg">
        <Text c="dimmed">
          {report.organization.name}, {titles.quarters(report.period)}
        </Text>
        <PublicSwitch report={report} />
        <ShareLinkForm
          key={address}
          reportId={report._id}
          onMade={(link) => setAddress(`${origin}${paths.sharedReport}?link=${link}`)}
        />
        {address !== undefined && (
          <Group align="flex-end" gap="xs" wrap="nowrap">
            <TextInput
              label={t('Link (shown only once)')}
              value={address}
              readOnly
              flex={1}
              onFocus={(event) => event.currentTarget.select()}
            />
            <CopyButton value={address}>
              {({ copied, copy }) => <Button onClick={copy}>{copied ? t('Copied') : t('Copy')}</Button>}
            </CopyButton>
          </Group>
        )}
        <ShareLinks reportId={report._id} />
      </Stack>
    </Dialog>
  )
}
