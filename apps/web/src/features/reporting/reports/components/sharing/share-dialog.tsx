import { Stack, Text } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { Dialog } from '#components/feedback/dialog.tsx'
import { useTranslation } from '#lib/i18n.ts'
import type { SharedKind } from '../../shared-kinds.ts'
import { type MadeLink, useLinkAddress } from '../../use-share-report.ts'
import { NewLink } from './new-link.tsx'
import { ShareLinkForm } from './share-link-form.tsx'
import { ShareLinks } from './share-links.tsx'

type ShareDialogProps = {
  kind: SharedKind
  reportId: string
  /** Whose report of which months it is. */
  about: string
  /** The subject of an email with the link. */
  subject: string
  /** The link by which the report was just shared. */
  link?: MadeLink | undefined
  onClose: () => void
  /** What else decides who reads the report. */
  children?: ReactNode
}

/** Creates links that show a report for some days. */
export function ShareDialog({ kind, reportId, about, subject, link, onClose, children }: ShareDialogProps) {
  const { t } = useTranslation()
  const addressOf = useLinkAddress(kind.path)
  const [created, setCreated] = useState(link)
  const { endpoints } = kind
  return (
    <Dialog opened onClose={onClose} size="lg" title={t('Share the report')}>
      <Stack gap="lg">
        <Text c="dimmed">{about}</Text>
        {children}
        {created !== undefined && (
          <NewLink
            address={addressOf(created.link)}
            expiresAt={created.expiresAt}
            isCopied={created.isCopied}
            subject={subject}
          />
        )}
        <ShareLinkForm
          key={created?.link}
          endpoints={endpoints}
          reportId={reportId}
          isAgain={created !== undefined}
          onMade={setCreated}
        />
        <ShareLinks endpoints={endpoints} reportId={reportId} />
      </Stack>
    </Dialog>
  )
}
