import { Button, Group } from '@mantine/core'
import { IconFileSpreadsheet, IconFileTypePdf } from '@tabler/icons-react'
import { chargeEndpoints } from '@thant/contracts/money/charges'
import type { Invoice } from '@thant/contracts/money/invoices'
import { useFileDownload } from '#components/data-table/export/use-file-download.ts'
import { useTranslation } from '#lib/i18n.ts'

/** Downloads what an invoice bills, charge by charge with day, site and quantity. */
export function AnnexButtons({ invoice: { _id, invoiceNo } }: { invoice: Invoice }) {
  const { t, language } = useTranslation()
  const download = useFileDownload()
  return (
    <Group gap="xs">
      <Button
        variant="default"
        size="xs"
        leftSection={<IconFileTypePdf size={16} aria-hidden />}
        onClick={() =>
          void download({
            endpoint: chargeEndpoints.annex,
            params: { id: _id },
            query: { language },
            name: `annex_${invoiceNo}.pdf`,
            isDocument: true,
          })
        }
      >
        {t('Annex (PDF)')}
      </Button>
      <Button
        variant="default"
        size="xs"
        leftSection={<IconFileSpreadsheet size={16} aria-hidden />}
        onClick={() =>
          void download({
            endpoint: chargeEndpoints.export,
            query: { invoice: _id, sort: 'day', format: 'xlsx', language },
            name: `annex_${invoiceNo}.xlsx`,
            isDocument: true,
          })
        }
      >
        {t('Annex (XLSX)')}
      </Button>
    </Group>
  )
}
