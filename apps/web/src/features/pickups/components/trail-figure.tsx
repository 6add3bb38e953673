import { UnstyledButton } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from '#lib/i18n.ts'
import { type Trail, useTrail } from '../paper-trail.ts'
import classes from './trail-figure.module.css'

/** A figure that leads to the pickups behind it. */
export function TrailFigure({ trail, children }: { trail: Trail; children: ReactNode }) {
  const { t } = useTranslation()
  const open = useTrail()
  return (
    <UnstyledButton className={classes.figure} title={t('Show the pickups behind it')} onClick={() => open(trail)}>
      {children}
    </UnstyledButton>
  )
}
