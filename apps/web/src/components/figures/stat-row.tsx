import type { ReactNode } from 'react'
import classes from './stat-card.module.css'

/** `isInCard` keeps the cards beneath each other on a phone, where a card around them leaves no room for two. */
export function StatRow({ children, isInCard = false }: { children: ReactNode; isInCard?: boolean }) {
  return <div className={isInCard ? classes.inner : classes.row}>{children}</div>
}
