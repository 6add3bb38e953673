import { ActionIcon } from '@mantine/core'
import { IconLayoutSidebar, IconMenu2 } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from '#lib/i18n.ts'
import { Brand } from '../brand.tsx'
import { LanguageSwitch } from '../language-and-scheme/language-switch.tsx'
import { useSchemeToggle } from '../language-and-scheme/use-scheme-toggle.ts'
import { BetaLabel } from './beta-label.tsx'
import classes from './topbar.module.css'

type TopbarProps = {
  isPhone: boolean
  isExpanded: boolean
  onToggle: () => void
  search: ReactNode
  children: ReactNode
}

export function Topbar({ isPhone, isExpanded, onToggle, search, children }: TopbarProps) {
  const { t } = useTranslation()
  const scheme = useSchemeToggle()
  const toggleLabel = isExpanded ? t('Hide the menu') : t('Show the menu')
  return (
    <header className={classes.topbar}>
      <ActionIcon aria-label={toggleLabel} aria-expanded={isExpanded} onClick={onToggle}>
        {isPhone ? <IconMenu2 size={20} /> : <IconLayoutSidebar size={20} />}
      </ActionIcon>
      {isPhone && <Brand isShort />}
      <BetaLabel />
      <div className={classes.space} />
      {search}
      <LanguageSwitch />
      <ActionIcon aria-label={scheme.label} onClick={scheme.toggle}>
        <scheme.SchemeIcon size={20} />
      </ActionIcon>
      {children}
    </header>
  )
}
