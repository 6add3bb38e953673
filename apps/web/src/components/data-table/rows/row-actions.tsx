import { ActionIcon, Menu } from '@mantine/core'
import { IconDots } from '@tabler/icons-react'
import { Link } from 'react-router'
import { useTranslation } from '#lib/i18n.ts'
import { useReturnState } from '#lib/links/return-path.ts'
import type { RowAction } from '../columns/column.ts'
import classes from './row-actions.module.css'

const defaultMaxInRow = 3

type RowActionsProps = {
  actions: readonly RowAction[]
  /** What the links take along; by default where they stand. */
  state?: unknown
  asMenu?: boolean
  maxInRow?: number
}

/**
 * Shows a row's actions as icons, or as a menu when there are too many or the screen is a phone. What
 * deletes or rejects is always in the menu, so that no slip of the mouse reaches it.
 */
export function RowActions({ actions, asMenu = false, maxInRow = defaultMaxInRow, ...links }: RowActionsProps) {
  const fromHere = useReturnState()
  const { state = fromHere } = links
  if (actions.length === 0) return null
  if (asMenu || actions.length > maxInRow) return <ActionMenu actions={actions} state={state} />
  const dangerous = actions.filter((action) => action.isDangerous)
  return (
    <div className={classes.row}>
      {actions
        .filter((action) => !action.isDangerous)
        .map((action) =>
          'href' in action ? (
            <ActionIcon key={action.label} component={Link} to={action.href} state={state} aria-label={action.label}>
              <action.icon size={18} />
            </ActionIcon>
          ) : (
            <ActionIcon key={action.label} aria-label={action.label} onClick={action.onClick}>
              <action.icon size={18} />
            </ActionIcon>
          ),
        )}
      {dangerous.length > 0 && <ActionMenu actions={dangerous} state={state} />}
    </div>
  )
}

function ActionMenu({ actions, state }: Pick<RowActionsProps, 'actions' | 'state'>) {
  const { t } = useTranslation()
  return (
    <Menu>
      <Menu.Target>
        <ActionIcon aria-label={t('Actions')}>
          <IconDots size={18} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {actions.map((action) =>
          'href' in action ? (
            <Menu.Item
              key={action.label}
              component={Link}
              to={action.href}
              state={state}
              leftSection={<action.icon size={18} aria-hidden />}
            >
              {action.label}
            </Menu.Item>
          ) : (
            <Menu.Item
              key={action.label}
              leftSection={<action.icon size={18} aria-hidden />}
              c={action.isDangerous ? 'var(--mantine-color-error)' : undefined}
              onClick={action.onClick}
            >
              {action.label}
            </Menu.Item>
          ),
        )}
      </Menu.Dropdown>
    </Menu>
  )
}
