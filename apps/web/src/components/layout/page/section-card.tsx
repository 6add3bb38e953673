import { Card } from '@mantine/core'
import { type ReactNode, useId } from 'react'
import classes from './section-card.module.css'

type SectionCardProps = { title: string; subtitle?: ReactNode; tools?: ReactNode; children: ReactNode }

export function SectionCard({ title, subtitle, tools, children }: SectionCardProps) {
  const headingId = useId()
  return (
    <Card component="section" aria-labelledby={headingId} className={classes.card}>
      <header className={classes.head}>
        <div>
          <h2 id={headingId}>{title}</h2>
          {subtitle !== undefined && <p>{subtitle}</p>}
        </div>
        {tools}
      </header>
      {children}
    </Card>
  )
}
