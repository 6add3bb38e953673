import { UnstyledButton } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from '#lib/i18n.ts'
import { type Drilldown, useDrilldown } from '../drilldown.ts'
import classes from './drilldown-figure.module.css'

export function DrilldownFigure({ children, ...drilldown }: Drilldown & { children: ReactNode }) {
  const { t } = useTranslation()
  const open = useDrilldown()
  if (open === undefined) return children
  return (
    <UnstyledButton className={classes.figure} title={t('Show the pickups behind it')} onClick={() => open(drilldown)}>
      {children}
    </UnstyledButton>
  )
}
