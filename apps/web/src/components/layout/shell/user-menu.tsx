import { Avatar, Menu, UnstyledButton } from '@mantine/core'
import { type Icon, IconChevronDown } from '@tabler/icons-react'
import type { TranslationKey } from '@thant/i18n/translation-key'
import { Link } from 'react-router'
import { AvatarDrawing } from '#components/drawings/avatar.tsx'
import { useTranslation } from '#lib/i18n.ts'
import classes from './user-menu.module.css'

export type UserMenuEntry = { label: TranslationKey; icon: Icon } & ({ href: string } | { onClick: () => void })
type UserMenuProps = { name: string; subtitle: string; picture: string | null; entries: readonly UserMenuEntry[] }

export function UserMenu({ name, subtitle, picture, entries }: UserMenuProps) {
  const { t } = useTranslation()
  return (
    <Menu>
      <Menu.Target>
        <UnstyledButton className={classes.user} aria-label={t('Account of {{name}}', { name })}>
          <Avatar src={picture} alt="" size={32} radius="xl">
            <AvatarDrawing size={32} />
          </Avatar>
          <span className={classes.name}>{name}</span>
          <IconChevronDown size={16} aria-hidden className={classes.chevron} />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <div className={classes.who}>
          <div className={classes.fullName}>{name}</div>
          <div className={classes.line}>{subtitle}</div>
        </div>
        <Menu.Divider />
        {entries.map(({ label, icon: EntryIcon, ...target }) =>
          'href' in target ? (
            <Menu.Item key={label} component={Link} to={target.href} leftSection={<EntryIcon size={18} aria-hidden />}>
              {t(label)}
            </Menu.Item>
          ) : (
            <Menu.Item key={label} onClick={target.onClick} leftSection={<EntryIcon size={18} aria-hidden />}>
              {t(label)}
            </Menu.Item>
          ),
        )}
      </Menu.Dropdown>
    </Menu>
  )
}
