import { Button, Menu } from '@mantine/core'
import { IconDownload, IconFileSpreadsheet, IconFileTypeCsv } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import type { Endpoint } from '@thant/contracts/endpoint'
import { notifyError } from '#components/feedback/notify.ts'
import { type CallArguments, callForFile } from '#lib/api-client.ts'
import { saveFile } from '#lib/download.ts'
import { useTranslation } from '#lib/i18n.ts'
import type { ListState } from './use-list-state.ts'

type ExportMenuProps = {
  endpoint: Endpoint & { reply: 'file' }
  /** What it is narrowed by. */
  state: Pick<ListState, 'query'>
  params?: Record<string, string>
  /** Of the file, without its ending. */
  name: string
}

/** Everything the list finds with these filters, as a file. */
export function ExportMenu({ endpoint, state, params, name }: ExportMenuProps) {
  const { t } = useTranslation()
  const { page: _page, limit: _limit, after: _after, ...query } = state.query
  const download = useMutation({
    mutationFn: async (format: 'csv' | 'xlsx') => {
      const asked = [{ params, query: { ...query, format } }] as unknown as CallArguments<typeof endpoint>
      const file = await callForFile(endpoint, ...asked)
      saveFile(file.blob, file.name ?? `${name}.${format}`)
    },
    onError: (error) => notifyError(error, t),
  })
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
      </Menu.Dropdown>
    </Menu>
  )
}
