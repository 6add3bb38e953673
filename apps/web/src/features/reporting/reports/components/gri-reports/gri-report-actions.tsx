import { Button, Group } from '@mantine/core'
import { IconFileZip } from '@tabler/icons-react'
import { griReportLinkEndpoints } from '@thant/contracts/reporting/gri-report-links'
import type { GriReport } from '@thant/contracts/reporting/gri-reports'
import { useTranslation } from '#lib/i18n.ts'
import { griReports } from '../../shared-kinds.ts'
import { useDownloadEvidence } from '../../use-download-evidence.ts'
import { useShareReport } from '../../use-share-report.ts'
import { ShareButton } from '../sharing/share-button.tsx'
import { ShareDialog } from '../sharing/share-dialog.tsx'
import { GriPdfButton } from './gri-pdf-button.tsx'

/** Shares a saved report of GRI 306, and downloads it and what proves it. */
export function GriReportActions({ report, months }: { report: GriReport; months: string }) {
  const { t } = useTranslation()
  const share = useShareReport(griReports)
  const evidence = useDownloadEvidence(griReportLinkEndpoints)
  const { _id, number, organization, site } = report
  const name = [organization?.name ?? t('All organizations'), site?.name].filter(Boolean).join(', ')
  return (
    <Group gap="xs">
      <ShareButton loading={share.isPending} onShare={() => share.mutate(_id)} />
      <Button
        variant="default"
        leftSection={<IconFileZip size={16} />}
        loading={evidence.isPending}
        onClick={() => evidence.mutate({ reportId: _id })}
      >
        {t('Download the evidence')}
      </Button>
      <GriPdfButton source={{ reportId: _id }} number={number} />
      {share.data && (
        <ShareDialog
          kind={griReports}
          reportId={_id}
          about={`${name}, ${months}`}
          subject={t('{{name}}, waste by GRI 306, {{months}}', { name, months })}
          link={share.data}
          onClose={share.reset}
        />
      )}
    </Group>
  )
}
