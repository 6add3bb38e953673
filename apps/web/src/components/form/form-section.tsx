import { Card, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './form.module.css'

export function FormSection({ title, hint, children }: { title?: string; hint?: string; children: ReactNode }) {
  return (
    <Card component="section" className={classes.section}>
      {title !== undefined && (
        <div>
          <Title order={2} fz="lg">
            {title}
          </Title>
          {hint !== undefined && <p className={classes.hint}>{hint}</p>}
        </div>
      )}
      <div>{children}</div>
    </Card>
  )
}
