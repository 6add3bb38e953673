import type { ReactNode } from 'react'
import classes from './page.module.css'
import { PageHead, type PageHeadProps } from './page-head.tsx'

/** The frame of a screen inside the shell; `column` limits its width to what is read line by line, `form` less. */
export function Page({
  children,
  width = 'page',
  ...head
}: PageHeadProps & { children: ReactNode; width?: 'page' | 'form' | 'column' }) {
  return (
    <div className={classes.page} data-width={width} data-with-action={head.action ? true : undefined}>
      <PageHead {...head} />
      {children}
    </div>
  )
}
