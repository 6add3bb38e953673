import { Button } from '@mantine/core'
import { IconShare } from '@tabler/icons-react'
import { periodOf } from '@thant/contracts/quarters'
import type { PdfStandard } from '@thant/contracts/report-downloads'
import type { ReportPreviewData } from '@thant/contracts/report-form'
import { useState } from 'react'
import { notifyError } from '#components/feedback/notify.ts'
import { useTranslation } from '#lib/i18n.ts'
import { useDownloadReport } from '../use-download-report.ts'
import { useSaveReport } from '../use-save-report.ts'
import { useShareReport } from '../use-share-report.ts'
import classes from './own-report.module.css'
import { PdfButton } from './pdf-button.tsx'
import { ShareDialog } from './share-dialog.tsx'

/** Downloads or shares the report of a quarter; the first time, saves the report before. */
export function ReportActions({ report, quarter }: { report: ReportPreviewData; quarter: string }) {
  const { t } = useTranslation()
  const save = useSaveReport({ organization: report.organization._id, quarters: [quarter] }, report.saved?._id)
  const download = useDownloadReport()
  const share = useShareReport()
  const [shared, setShared] = useState<{ _id: string; link: string }>()

  const downloadSaved = async (standard: PdfStandard) => {
    const reportId = await save.once(t('Failed to save report before downloading.'))
    if (reportId !== undefined) download.mutate({ source: { reportId }, standard })
  }
  const shareSaved = async () => {
    const _id = await save.once(t('Failed to save report before sharing.'))
    if (_id === undefined) return
    share.mutate(_id, {
      onSuccess: (link) => setShared({ _id, link }),
      onError: (error) => notifyError(error, t),
    })
  }
  return (
    <div className={classes.actions}>
      <Button
        variant="default"
        leftSection={<IconShare size={18} />}
        loading={share.isPending}
        disabled={save.isSaving}
        onClick={() => void shareSaved()}
      >
        {t('Share')}
      </Button>
      <PdfButton
        label={t('Download Report')}
        loading={save.isSaving || download.isPending}
        onDownload={(standard) => void downloadSaved(standard)}
      />
      {shared && (
        <ShareDialog
          report={{ _id: shared._id, organization: report.organization, period: periodOf(report) }}
          link={shared.link}
          onClose={() => setShared(undefined)}
        />
      )}
    </div>
  )
}
