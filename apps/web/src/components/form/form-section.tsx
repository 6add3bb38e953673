import { Card, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './form.module.css'

type FormSectionProps = {
  title?: string
  hint?: string
  /** Keeps the title beside lines of several fields, where they are short enough. */
  hasTitleBeside?: boolean
  children: ReactNode
}

export function FormSection({ title, hint, hasTitleBeside = false, children }: FormSectionProps) {
  return (
    <Card component="section" className={classes.section} data-beside={hasTitleBeside || undefined}>
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
