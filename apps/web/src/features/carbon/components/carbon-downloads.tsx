import { Button, Group } from '@mantine/core'
import { IconDownload, IconFileTypeCsv } from '@tabler/icons-react'
import { carbonEndpoints } from '@thant/contracts/carbon'
import { useState } from 'react'
import { useFileDownload } from '#components/data-table/use-file-download.ts'
import { useTranslation } from '#lib/i18n.ts'

/** Downloads the report as a PDF, or each weighed item as CSV, from which every figure can be recomputed. */
export function CarbonDownloads({ organizationId, quarter }: { organizationId: string; quarter: string }) {
  const { t, language } = useTranslation()
  const download = useFileDownload()
  const [running, setRunning] = useState<'pdf' | 'csv'>()
  const params = { id: organizationId }
  const run = async (kind: 'pdf' | 'csv', source: Parameters<typeof download>[0]) => {
    setRunning(kind)
    await download(source)
    setRunning(undefined)
  }
  return (
    <Group gap="xs">
      <Button
        variant="default"
        leftSection={<IconFileTypeCsv size={16} />}
        loading={running === 'csv'}
        onClick={() =>
          void run('csv', { endpoint: carbonEndpoints.csv, params, query: { quarter }, name: `carbon-${quarter}.csv` })
        }
      >
        {t('Download CSV')}
      </Button>
      <Button
        leftSection={<IconDownload size={16} />}
        loading={running === 'pdf'}
        onClick={() =>
          void run('pdf', {
            endpoint: carbonEndpoints.pdf,
            params,
            query: { quarter, language },
            name: `carbon-${quarter}.pdf`,
          })
        }
      >
        {t('Download PDF')}
      </Button>
    </Group>
  )
}
