import { Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { CleanStreetDrawing } from '#components/drawings/clean-street.tsx'
import { paths } from '#lib/links/paths.ts'
import { Brand } from '../brand.tsx'
import { LanguageSwitch } from '../language-and-scheme/language-switch.tsx'
import { SchemeToggle } from '../language-and-scheme/scheme-toggle.tsx'
import classes from './public-frame.module.css'

type PublicFrameProps = { title: string; subtitle?: ReactNode; children: ReactNode }

/** The frame of the screens before sign-in: a narrow form beside the drawing. */
export function PublicFrame({ title, subtitle, children }: PublicFrameProps) {
  return (
    <div className={classes.frame}>
      <title>{`${title} · Thant`}</title>
      <div className={classes.side}>
        <header className={classes.top}>
          <Brand to={paths.landing} />
          <div className={classes.tools}>
            <LanguageSwitch />
            <SchemeToggle />
          </div>
        </header>
        <main className={classes.main}>
          <Title order={1} className={classes.title}>
            {title}
          </Title>
          {subtitle !== undefined && <p className={classes.line}>{subtitle}</p>}
          {children}
        </main>
      </div>
      <div className={classes.picture}>
        <CleanStreetDrawing className={classes.drawing} />
      </div>
    </div>
  )
}
