import { ActionIcon, Menu } from '@mantine/core'
import { IconColumns3 } from '@tabler/icons-react'
import { useTranslation } from '#lib/i18n.ts'
import type { HiddenColumns } from './use-hidden-columns.ts'

type ColumnsMenuProps = Pick<HiddenColumns, 'hidden' | 'hide'> & {
  /** The columns that may be hidden. */
  columns: readonly { key: string; title: string }[]
}

/** Shows and hides columns of a list; it stays open, so that several are chosen in a row. */
export function ColumnsMenu({ columns, hidden, hide }: ColumnsMenuProps) {
  const { t } = useTranslation()
  const toggle = (key: string, isShown: boolean) =>
    hide(isShown ? hidden.filter((one) => one !== key) : [...hidden, key])
  return (
    <Menu position="bottom-end" width={240}>
      <Menu.Target>
        <ActionIcon variant="default" size="input-sm" aria-label={t('Columns')}>
          <IconColumns3 size={18} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {columns.map(({ key, title }) => (
          <Menu.CheckboxItem key={key} checked={!hidden.includes(key)} onChange={(isShown) => toggle(key, isShown)}>
            {title}
          </Menu.CheckboxItem>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
