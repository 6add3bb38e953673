import type { Block, PlanPage } from '@thant/contracts/materials/plan'
import { usePlanFormat } from '../use-plan-format.ts'
import { PlanBlock } from './plan-block.tsx'
import { PlanDrawing } from './plan-drawing.tsx'
import classes from './plan-sheet.module.css'

/** The first sheet, which has no margins. */
export function PlanCover({ page, company }: { page: PlanPage; company: string }) {
  const { formatMessage } = usePlanFormat()
  const isAbove = ({ kind }: Block) => kind === 'heading' || kind === 'paragraph'
  const drawings = page.blocks.filter((block) => block.kind === 'drawing')
  const below = page.blocks.filter((block) => block.kind !== 'drawing' && !isAbove(block))
  return (
    <section id={page.id} className={classes.cover}>
      <header className={classes.coverHead}>
        <p className={classes.coverCompany}>{company}</p>
        <h1 className={classes.coverTitle}>{formatMessage(page.title)}</h1>
        {page.blocks.map(
          (block) =>
            'message' in block && isAbove(block) && <p key={block.message.text}>{formatMessage(block.message)}</p>,
        )}
      </header>
      {drawings.map((block) => (
        <PlanDrawing
          key={block.name}
          name={block.name}
          alt={formatMessage(block.alt)}
          className={classes.coverDrawing}
        />
      ))}
      <div className={classes.coverBlocks}>
        {below.map((block, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a plan never changes its blocks
          <PlanBlock key={index} block={block} page={page} pages={[]} />
        ))}
      </div>
    </section>
  )
}
