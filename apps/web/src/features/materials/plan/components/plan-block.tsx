import { planChartSize } from '@thant/charts/plan-chart-size'
import type { Block, PlanPage } from '@thant/contracts/materials/plan'
import { usePlanFormat } from '../use-plan-format.ts'
import classes from './plan-block.module.css'
import { PlanChart } from './plan-chart.tsx'
import { PlanContents } from './plan-contents.tsx'
import { PlanDrawing } from './plan-drawing.tsx'
import { PlanFigures } from './plan-figures.tsx'
import { PlanTable } from './plan-table.tsx'

type PlanBlockProps = {
  block: Block
  page: PlanPage
  /** All pages of the plan, for its table of contents. */
  pages: readonly PlanPage[]
}

/** Renders any kind of block; user input is always rendered as text. */
export function PlanBlock({ block, page, pages }: PlanBlockProps) {
  const { formatMessage } = usePlanFormat()
  switch (block.kind) {
    case 'heading':
      return <h3 className={classes.heading}>{formatMessage(block.message)}</h3>
    case 'paragraph':
      return <p className={classes.paragraph}>{formatMessage(block.message)}</p>
    case 'note':
      return <p className={classes.note}>{formatMessage(block.message)}</p>
    case 'list': {
      const List = block.isNumbered ? 'ol' : 'ul'
      return (
        <List className={classes.list}>
          {block.items.map((item, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a plan never changes its lines
            <li key={index}>{formatMessage(item)}</li>
          ))}
        </List>
      )
    }
    case 'figures':
      return <PlanFigures items={block.items} />
    case 'charts':
      return (
        <div className={classes.charts} data-columns={block.charts.length > 3 ? 2 : 1}>
          {block.charts.map((chart, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a plan never changes its charts
            <PlanChart key={index} chart={chart} height={planChartSize(block.charts.length, page.blocks).height} />
          ))}
        </div>
      )
    case 'table':
      return <PlanTable columns={block.columns} rows={block.rows} />
    case 'drawing':
      return <PlanDrawing name={block.name} alt={formatMessage(block.alt)} className={classes.drawing} />
    case 'facts':
      return (
        <dl className={classes.facts}>
          {block.items.map(({ label, value }) => (
            <div key={label.text}>
              <dt>{formatMessage(label)}</dt>
              <dd>{formatMessage(value)}</dd>
            </div>
          ))}
        </dl>
      )
    case 'contents':
      return <PlanContents pages={pages} />
  }
}
