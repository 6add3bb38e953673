import type { SlideSet } from '@thant/contracts/service/slide-sets'
import { languageOf } from '#lib/language-of.ts'
import classes from './slide-set-title.module.css'

export function SlideSetTitle({ set }: { set: SlideSet }) {
  return (
    <span className={classes.set}>
      <img className={classes.picture} src={set.Slides[0]} alt="" loading="lazy" />
      <span className={classes.title} lang={languageOf(set.Title)}>
        {set.Title}
      </span>
    </span>
  )
}
