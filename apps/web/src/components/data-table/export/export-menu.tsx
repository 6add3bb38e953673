import { ActionIcon, Button, type ButtonProps, Menu } from '@mantine/core'
import { IconDownload, IconFileSpreadsheet, IconFileTypeCsv, IconFileTypePdf } from '@tabler/icons-react'
import { useTranslation } from '#lib/i18n.ts'
import type { ListState } from '../address/use-list-state.ts'
import { type ExportSource, useExport } from './use-export.ts'

type ExportMenuProps = Omit<ExportSource, 'query'> & {
  /** What the button says instead of `Export`. */
  label?: string
  state: Pick<ListState, 'query'>
  /** True among other icons, whose names their tooltips say. */
  isIcon?: boolean
  /** True where the endpoint draws a PDF too. */
  hasPdf?: boolean
} & Pick<ButtonProps, 'size' | 'disabled'>

/** Exports every row that matches the current filters, without pagination. */
export function ExportMenu(props: ExportMenuProps) {
  const { t } = useTranslation()
  const { state, hasPdf = false, isIcon = false, label = t('Export'), size, disabled, ...source } = props
  const { page: _page, limit: _limit, after: _after, ...query } = state.query
  const download = useExport({ ...source, query })
  return (
    <Menu>
      <Menu.Target>
        {isIcon ? (
          <ActionIcon
            variant="default"
            size="input-sm"
            aria-label={label}
            loading={download.isPending}
            disabled={disabled}
          >
            <IconDownload size={18} aria-hidden />
          </ActionIcon>
        ) : (
          <Button
            variant="default"
            leftSection={<IconDownload size={size === 'xs' ? 14 : 16} />}
            loading={download.isPending}
            size={size}
            disabled={disabled}
          >
            {label}
          </Button>
        )}
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
