import { Card, Title } from '@mantine/core'
import type { PlanPage } from '@thant/contracts/materials/plan'
import { type ReactNode, useId } from 'react'
import { usePlanFormat } from '../use-plan-format.ts'
import { PlanBlock } from './plan-block.tsx'
import classes from './plan-section.module.css'

type PlanSectionProps = {
  /** Several pages are shown one below the other, each with its own heading. */
  pages: readonly PlanPage[]
  /** Replaces the heading of a single page. */
  title?: string
  children?: ReactNode
}

/** Shows pages of a plan as a section of a screen, in the colours of its scheme. */
export function PlanSection({ pages, title, children }: PlanSectionProps) {
  const { formatMessage } = usePlanFormat()
  const headingId = useId()
  return (
    <Card component="section" className={classes.section} aria-labelledby={headingId}>
      {title !== undefined && (
        <Title order={2} id={headingId}>
          {title}
        </Title>
      )}
      {pages.map((page, index) => (
        <div key={page.id} className={classes.page}>
          {title === undefined ? (
            <Title order={2} id={index === 0 ? headingId : undefined}>
              {formatMessage(page.title)}
            </Title>
          ) : (
            pages.length > 1 && <Title order={3}>{formatMessage(page.title)}</Title>
          )}
          {page.blocks.map((block, blockIndex) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a plan never changes its blocks
            <PlanBlock key={blockIndex} block={block} page={page} pages={[]} />
          ))}
        </div>
      ))}
      {children}
    </Card>
  )
}
