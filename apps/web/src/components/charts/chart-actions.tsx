import { ActionIcon, Menu } from '@mantine/core'
import { IconDots, IconDownload, IconPhoto, IconTable } from '@tabler/icons-react'
import { useTranslation } from '#lib/i18n.ts'

type ChartActionsProps = {
  title: string
  isTableShown: boolean
  onTable: () => void
  onFigures: () => void
  onPicture: () => void
}

/** What can be done with a chart besides looking at it. */
export function ChartActions({ title, isTableShown, onTable, onFigures, onPicture }: ChartActionsProps) {
  const { t } = useTranslation()
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" aria-label={t('Table and files of “{{chart}}”', { chart: title })}>
          <IconDots size={18} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconTable size={16} />} onClick={onTable}>
          {isTableShown ? t('Hide the table') : t('Show as a table')}
        </Menu.Item>
        <Menu.Item leftSection={<IconDownload size={16} />} onClick={onFigures}>
          {t('Save the figures (CSV)')}
        </Menu.Item>
        <Menu.Item leftSection={<IconPhoto size={16} />} onClick={onPicture}>
          {t('Save the picture (PNG)')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
