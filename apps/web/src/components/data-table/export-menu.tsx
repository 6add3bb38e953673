import { Button, Menu } from '@mantine/core'
import { IconDownload, IconFileSpreadsheet, IconFileTypeCsv, IconFileTypePdf } from '@tabler/icons-react'
import { useTranslation } from '#lib/i18n.ts'
import { type ExportSource, useExport } from './use-export.ts'
import type { ListState } from './use-list-state.ts'

type ExportMenuProps = Omit<ExportSource, 'query'> & {
  state: Pick<ListState, 'query'>
  /** True where the endpoint draws a PDF too. */
  hasPdf?: boolean
}

/** Exports every row that matches the current filters, without pagination. */
export function ExportMenu({ state, hasPdf = false, ...source }: ExportMenuProps) {
  const { t } = useTranslation()
  const { page: _page, limit: _limit, after: _after, ...query } = state.query
  const download = useExport({ ...source, query })
  return (
    <Menu>
      <Menu.Target>
        <Button variant="default" leftSection={<IconDownload size={16} />} loading={download.isPending}>
          {t('Export')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconFileTypeCsv size={18} />} onClick={() => download.mutate('csv')}>
          CSV
        </Menu.Item>
        <Menu.Item leftSection={<IconFileSpreadsheet size={18} />} onClick={() => download.mutate('xlsx')}>
          Excel
        </Menu.Item>
        {hasPdf && (
          <Menu.Item leftSection={<IconFileTypePdf size={18} />} onClick={() => download.mutate('pdf')}>
            PDF
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  )
}
