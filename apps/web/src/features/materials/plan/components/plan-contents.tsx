import type { PlanPage } from '@thant/contracts/materials/plan'
import { usePlanFormat } from '../use-plan-format.ts'
import classes from './plan-block.module.css'

/** Lists the pages with their numbers, except the cover and the table of contents itself. */
export function PlanContents({ pages }: { pages: readonly PlanPage[] }) {
  const { formatMessage, formatValue } = usePlanFormat()
  return (
    <ol className={classes.contents}>
      {pages.map(({ id, title, blocks }, index) =>
        id === 'cover' || blocks.some(({ kind }) => kind === 'contents') ? null : (
          <li key={id}>
            <a href={`#${id}`}>
              <span>{formatMessage(title)}</span>
              <span>{formatValue({ number: index + 1 })}</span>
            </a>
          </li>
        ),
      )}
    </ol>
  )
}
