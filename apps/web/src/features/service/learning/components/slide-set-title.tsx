import type { SlideSet } from '@thant/contracts/service/slide-sets'
import { CellText } from '#components/data-table/cells/cell-text.tsx'
import classes from './slide-set-title.module.css'

export function SlideSetTitle({ set }: { set: SlideSet }) {
  return (
    <span className={classes.set}>
      <img className={classes.picture} src={set.Slides[0]} alt="" loading="lazy" />
      <CellText>{set.Title}</CellText>
    </span>
  )
}
