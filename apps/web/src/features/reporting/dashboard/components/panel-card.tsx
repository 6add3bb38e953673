import { Card } from '@mantine/core'
import { type ReactNode, useId } from 'react'
import classes from './panel-card.module.css'

type PanelCardProps = {
  title: string
  period: string
  tools?: ReactNode
  children: ReactNode
}

export function PanelCard({ title, period, tools, children }: PanelCardProps) {
  const headingId = useId()
  return (
    <Card component="section" aria-labelledby={headingId} className={classes.card}>
      <header className={classes.head}>
        <div>
          <h2 id={headingId}>{title}</h2>
          <p>{period}</p>
        </div>
        {tools}
      </header>
      {children}
    </Card>
  )
}
