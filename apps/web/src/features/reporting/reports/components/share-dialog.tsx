import { Stack, Text } from '@mantine/core'
import type { ReportRow } from '@thant/contracts/reporting/reports'
import { useState } from 'react'
import { Dialog } from '#components/feedback/dialog.tsx'
import { useTranslation } from '#lib/i18n.ts'
import { useReportTitles } from '../report-title.ts'
import { type MadeLink, useLinkAddress } from '../use-share-report.ts'
import { NewLink } from './new-link.tsx'
import { PublicSwitch } from './public-switch.tsx'
import { ShareLinkForm } from './share-link-form.tsx'
import { ShareLinks } from './share-links.tsx'

type ShareDialogProps = {
  /** Whether it is public can be changed where it is known. */
  report: Pick<ReportRow, '_id' | 'organization' | 'period'> & Partial<Pick<ReportRow, 'isPublic'>>
  /** The link by which the report was just shared. */
  link?: MadeLink
  onClose: () => void
}

/** Creates links that show a report for some days. */
export function ShareDialog({ report, link, onClose }: ShareDialogProps) {
  const { t } = useTranslation()
  const titles = useReportTitles()
  const addressOf = useLinkAddress()
  const [created, setCreated] = useState(link)
  const { _id, organization, period, isPublic } = report
  const title = titles.quarters(period)
  return (
    <Dialog opened onClose={onClose} size="lg" title={t('Share the report')}>
      <Stack gap="lg">
        <Text c="dimmed">
          {organization.name}, {title}
        </Text>
        {isPublic !== undefined && <PublicSwitch reportId={_id} wasPublic={isPublic} />}
        {created !== undefined && (
          <NewLink
            address={addressOf(created.link)}
            expiresAt={created.expiresAt}
            isCopied={created.isCopied}
            subject={t('{{name}}, Waste Audit Report, {{title}}', { name: organization.name, title })}
          />
        )}
        <ShareLinkForm key={created?.link} reportId={_id} isAgain={created !== undefined} onMade={setCreated} />
        <ShareLinks reportId={_id} />
      </Stack>
    </Dialog>
  )
}
