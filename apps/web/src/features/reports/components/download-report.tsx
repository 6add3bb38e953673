import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useTranslation } from '#lib/i18n.ts'
import { useDownloadReport } from '../use-download-report.ts'
import { useSaveReport } from '../use-save-report.ts'

/** Downloads the PDF of a quarter; the report is saved first, once. */
export function DownloadReport({ organizationId, quarter }: { organizationId: string; quarter: string }) {
  const { t } = useTranslation()
  const save = useSaveReport({ organization: organizationId, quarters: [quarter] })
  const download = useDownloadReport()
  const run = async () => {
    const saved = await save.once()
    if (saved !== undefined) download.mutate(saved)
  }
  return (
    <Button
      leftSection={<IconDownload size={16} />}
      loading={save.isSaving || download.isPending}
      onClick={() => void run()}
    >
      {t('Download Report')}
    </Button>
  )
}
