import type { PlanPage } from '@thant/contracts/plan'
import { usePlanWords } from '../use-plan-words.ts'
import classes from './plan-block.module.css'

/** Lists the pages with their numbers, except the cover and the table of contents itself. */
export function PlanContents({ pages }: { pages: readonly PlanPage[] }) {
  const { say, figure } = usePlanWords()
  return (
    <ol className={classes.contents}>
      {pages.map(({ id, title, blocks }, index) =>
        id === 'cover' || blocks.some(({ kind }) => kind === 'contents') ? null : (
          <li key={id}>
            <a href={`#${id}`}>
              <span>{say(title)}</span>
              <span>{figure({ number: index + 1 })}</span>
            </a>
          </li>
        ),
      )}
    </ol>
  )
}
