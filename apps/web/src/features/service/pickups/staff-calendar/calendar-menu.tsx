import { Menu } from '@mantine/core'
import { IconArrowRight, IconClockEdit } from '@tabler/icons-react'
import type { CalendarPickup } from '@thant/contracts/service/pickups'
import { type MouseEvent, type ReactNode, useState } from 'react'
import { generatePath, Link } from 'react-router'
import { useTranslation } from '#lib/i18n.ts'
import { paths } from '#lib/links/paths.ts'
import { useReturnState } from '#lib/links/return-path.ts'

type CalendarMenuProps = {
  pickups: readonly CalendarPickup[]
  onMove: (pickup: CalendarPickup) => void
  children: ReactNode
}

/** Opens a pickup's menu by right click or menu key; it offers moving without a mouse, because dragging needs one. */
export function CalendarMenu({ pickups, onMove, children }: CalendarMenuProps) {
  const { t } = useTranslation()
  const fromHere = useReturnState()
  const [opened, setOpened] = useState<{ pickup: CalendarPickup; left: number; top: number; event: HTMLElement }>()
  const open = (requested: MouseEvent) => {
    const event = (requested.target as HTMLElement).closest<HTMLElement>('[role="button"], [tabindex="0"]')
    const id = event?.querySelector<HTMLElement>('[data-pickup]')?.dataset.pickup
    const pickup = pickups.find(({ _id }) => _id === id)
    if (pickup === undefined || event === null) return
    requested.preventDefault()
    const { left, bottom } = event.getBoundingClientRect()
    setOpened({ pickup, left, top: bottom, event })
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the events inside take the focus and the keys
    <div onContextMenu={open}>
      {children}
      {opened && (
        <Menu
          opened
          onClose={() => {
            setOpened(undefined)
            opened.event.focus()
          }}
          position="bottom-start"
          offset={4}
        >
          <Menu.Target>
            <span aria-hidden style={{ position: 'fixed', left: opened.left, top: opened.top }} />
          </Menu.Target>
          <Menu.Dropdown aria-label={opened.pickup.organization.name}>
            <Menu.Item leftSection={<IconClockEdit size={16} />} onClick={() => onMove(opened.pickup)}>
              {t('Move…')}
            </Menu.Item>
            <Menu.Item
              component={Link}
              to={generatePath(paths.pickupEdit, { logisticsId: opened.pickup._id })}
              state={fromHere}
              leftSection={<IconArrowRight size={16} />}
            >
              {t('Go To Detail')}
            </Menu.Item>
          </Menu.Dropdown>
        </Menu>
      )}
    </div>
  )
}
