import { Button, Group } from '@mantine/core'
import { IconDownload, IconFileTypeCsv } from '@tabler/icons-react'
import { carbonEndpoints } from '@thant/contracts/reporting/carbon'
import { useState } from 'react'
import { useFileDownload } from '#components/data-table/export/use-file-download.ts'
import { notifyFailed } from '#components/feedback/notify.ts'
import { useIdempotencyKey } from '#components/form/idempotency-key.ts'
import { useWrite } from '#lib/calls/use-endpoint.ts'
import { useTranslation } from '#lib/i18n.ts'
import { useCan } from '#lib/visitor/access.ts'

type CarbonDownloadsProps = { organizationId: string; site: string | undefined; quarter: string }

/**
 * Downloads the report as a PDF, which saves it with a number first, or each weighed item as CSV, from which every
 * figure can be recomputed.
 */
export function CarbonDownloads({ organizationId, site, quarter }: CarbonDownloadsProps) {
  const { t, language } = useTranslation()
  const download = useFileDownload()
  const keyFor = useIdempotencyKey()
  const save = useWrite(carbonEndpoints.save)
  const can = useCan()
  const [running, setRunning] = useState<'pdf' | 'csv'>()
  const params = { id: organizationId }
  const run = async (kind: 'pdf' | 'csv', file: () => Promise<void>) => {
    setRunning(kind)
    await file()
    setRunning(undefined)
  }
  const downloadCsv = () =>
    download({
      endpoint: carbonEndpoints.csv,
      params,
      query: { quarter, language, site },
      name: `carbon-${quarter}.csv`,
    })
  // Reports are saved of whole organizations only, which users who are limited to sites do not reach.
  const downloadUnsaved = () =>
    download({
      endpoint: carbonEndpoints.pdf,
      params,
      query: { quarter, language, site },
      name: `carbon_${quarter}.pdf`,
      isDocument: true,
    })
  const downloadPdf = async () => {
    if (!can('reports:create') || site !== undefined) return downloadUnsaved()
    const body = { quarter }
    const saved = await save
      .mutateAsync({ params, body, idempotencyKey: keyFor({ params, body }) })
      .catch(() => undefined)
    if (saved === undefined) return notifyFailed(t('Failed to save report before downloading.'))
    const { _id, number } = saved.data
    await download({
      endpoint: carbonEndpoints.savedPdf,
      params: { id: _id },
      query: { language },
      name: `carbon_${number}.pdf`,
      isDocument: true,
    })
  }
  return (
    <Group gap="xs">
      <Button
        variant="default"
        leftSection={<IconFileTypeCsv size={16} />}
        loading={running === 'csv'}
        onClick={() => void run('csv', downloadCsv)}
      >
        {t('Download CSV')}
      </Button>
      <Button
        leftSection={<IconDownload size={16} />}
        loading={running === 'pdf'}
        onClick={() => void run('pdf', downloadPdf)}
      >
        {t('Download PDF')}
      </Button>
    </Group>
  )
}
