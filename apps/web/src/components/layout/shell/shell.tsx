import { CloseButton, Drawer } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { type ReactNode, useState } from 'react'
import { useTranslation } from '#lib/i18n.ts'
import { useIsNarrow } from '#lib/use-is-narrow.ts'
import { readSetting, writeSetting } from '#lib/visitor/settings.ts'
import { Brand } from '../brand.tsx'
import { mainId } from '../route-changes/route-change.tsx'
import { SectionTabs } from './section-tabs.tsx'
import classes from './shell.module.css'
import { type NavEntry, SidebarNav } from './sidebar-nav.tsx'
import { Topbar } from './topbar.tsx'

type ShellProps = { navigation: readonly NavEntry[]; search: ReactNode; userMenu: ReactNode; children: ReactNode }

/** Frames the signed-in screens with sidebar and topbar; on a phone the sidebar is a drawer. */
export function Shell({ navigation, search, userMenu, children }: ShellProps) {
  const { t } = useTranslation()
  const isPhone = useIsNarrow(62)
  const [isCollapsed, setCollapsed] = useState(readSetting('sidebar') === 'collapsed')
  const [isDrawerOpen, drawer] = useDisclosure(false)

  const toggle = () => {
    if (isPhone) return drawer.toggle()
    writeSetting('sidebar', isCollapsed ? undefined : 'collapsed')
    setCollapsed(!isCollapsed)
  }

  return (
    <div className={classes.shell} data-collapsed={isCollapsed || undefined}>
      <a href={`#${mainId}`} className={classes.skip}>
        {t('Skip to content')}
      </a>
      {isPhone ? (
        <Drawer.Root opened={isDrawerOpen} onClose={drawer.close} size={272}>
          <Drawer.Overlay />
          <Drawer.Content aria-label={t('Main menu')}>
            <div className={classes.drawerHead}>
              <Brand />
              <CloseButton size="lg" aria-label={t('Close')} onClick={drawer.close} />
            </div>
            <Drawer.Body>
              <SidebarNav entries={navigation} onNavigate={drawer.close} />
            </Drawer.Body>
          </Drawer.Content>
        </Drawer.Root>
      ) : (
        <aside className={classes.sidebar}>
          <div className={classes.brand}>
            <Brand isShort={isCollapsed} />
          </div>
          <SidebarNav entries={navigation} isCollapsed={isCollapsed} />
        </aside>
      )}
      <div className={classes.column}>
        <Topbar isPhone={isPhone} isExpanded={isPhone ? isDrawerOpen : !isCollapsed} onToggle={toggle} search={search}>
          {userMenu}
        </Topbar>
        <main id={mainId} tabIndex={-1} className={classes.main}>
          <SectionTabs entries={navigation} />
          {children}
        </main>
      </div>
    </div>
  )
}
