import type { ReactNode } from 'react'
import { useTranslation } from '#lib/i18n.ts'
import { type EvidencePartName, evidenceParts } from '../../evidence-parts.ts'
import classes from '../report-screen/shared-report-tabs.module.css'

/** The cards that answer one question. */
export function EvidencePart({ part, children }: { part: EvidencePartName; children: ReactNode }) {
  const { t } = useTranslation()
  return (
    <section id={part} className={classes.part}>
      <h2>{t(evidenceParts[part])}</h2>
      {children}
    </section>
  )
}
