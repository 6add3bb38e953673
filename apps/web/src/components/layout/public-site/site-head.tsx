import { Title } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './site-head.module.css'

type SiteHeadProps = { title: string; subtitle: ReactNode; picture?: ReactNode }

export function SiteHead({ title, subtitle, picture }: SiteHeadProps) {
  return (
    <header className={classes.head}>
      <div className={classes.inside}>
        <div>
          <Title order={1} className={classes.title}>
            {title}
          </Title>
          <p className={classes.line}>{subtitle}</p>
        </div>
        {picture && <div className={classes.picture}>{picture}</div>}
      </div>
    </header>
  )
}
