import type { PlanPage } from '@thant/contracts/materials/plan'
import { type ReactNode, useId } from 'react'
import { usePlanFormat } from '../use-plan-format.ts'
import { PlanBlock } from './plan-block.tsx'
import classes from './plan-sheet.module.css'

type PlanSheetProps = {
  page: PlanPage
  /** All pages of the plan, for its table of contents. */
  pages: readonly PlanPage[]
  /** Left and right part. */
  head: readonly [ReactNode, ReactNode]
  foot: readonly [ReactNode, ReactNode]
  children?: ReactNode
}

export function PlanSheet({ page, pages, head, foot, children }: PlanSheetProps) {
  const { formatMessage } = usePlanFormat()
  const headingId = useId()
  return (
    <section id={page.id} className={classes.sheet} aria-labelledby={headingId}>
      <div className={classes.head} aria-hidden>
        <span>{head[0]}</span>
        <span>{head[1]}</span>
      </div>
      <h2 id={headingId} className={classes.title}>
        {formatMessage(page.title)}
      </h2>
      <div className={classes.blocks}>
        {page.blocks.map((block, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a plan never changes its blocks
          <PlanBlock key={index} block={block} page={page} pages={pages} />
        ))}
      </div>
      {children}
      <div className={classes.foot}>
        <span>{foot[0]}</span>
        <span>{foot[1]}</span>
      </div>
    </section>
  )
}
