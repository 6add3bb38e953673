import { type ReactNode, useState } from 'react'
import { useIsNarrow } from '#lib/use-is-narrow.ts'
import { useIsPrinting } from '#lib/use-is-printing.ts'
import classes from './folded-on-phone.module.css'

type FoldedOnPhoneProps = {
  label: string
  /** What is set inside, so that nobody has to unfold it to read that. */
  summary?: string
  children: ReactNode
}

/** Folds what comes second behind one line on a phone; a wide screen and paper show it as it is. */
export function FoldedOnPhone({ label, summary, children }: FoldedOnPhoneProps) {
  const isPhone = useIsNarrow(48)
  const isPrinting = useIsPrinting()
  const [isOpen, setOpen] = useState(false)
  if (!isPhone || isPrinting) return children
  return (
    <details className={classes.folded} open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        <span>{label}</span>
        {summary !== undefined && <span className={classes.summary}>{summary}</span>}
      </summary>
      {/* A chart drawn while it is hidden would have no width. */}
      {isOpen && <div className={classes.parts}>{children}</div>}
    </details>
  )
}
