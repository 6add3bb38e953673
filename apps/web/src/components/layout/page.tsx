import type { ReactNode } from 'react'
import classes from './page.module.css'
import { PageHead, type PageHeadProps } from './page-head.tsx'

/** The frame of a screen inside the shell; `form` limits its width to keep lines readable, `lines` somewhat less. */
export function Page({
  children,
  width = 'page',
  ...head
}: PageHeadProps & { children: ReactNode; width?: 'page' | 'form' | 'lines' }) {
  return (
    <div className={classes.page} data-width={width} data-with-action={head.action ? true : undefined}>
      <PageHead {...head} />
      {children}
    </div>
  )
}
