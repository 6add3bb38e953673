import type { PlanPage } from '@thant/contracts/plan'
import type { ReactNode } from 'react'
import { useTranslation } from '#lib/i18n.ts'
import { SheetContext, usePlanWords } from '../use-plan-words.ts'
import { PlanCover } from './plan-cover.tsx'
import classes from './plan-sheet.module.css'
import { PlanSheet } from './plan-sheet.tsx'

type PlanDocumentProps = {
  pages: readonly PlanPage[]
  /** At the head of every sheet but the cover. */
  company: string
  title: string
  /** At the foot of every sheet but the cover, where the report was saved. */
  reportId?: string
  /** At the end of the last page. */
  proof?: ReactNode
}

/** A plan as sheets of paper: on the screen one below the other, printed one A4 sheet a page. */
export function PlanDocument({ pages, company, title, reportId, proof }: PlanDocumentProps) {
  const { t } = useTranslation()
  return (
    <SheetContext value={true}>
      <div className={classes.document}>
        {pages.map((page, index) =>
          page.id === 'cover' ? (
            <PlanCover key={page.id} page={page} company={company} />
          ) : (
            <PlanSheet
              key={page.id}
              page={page}
              pages={pages}
              head={[company, title]}
              foot={[
                reportId === undefined ? '' : `${t('Report number')} ${reportId}`,
                <Place key="place" index={index} of={pages.length} />,
              ]}
            >
              {index === pages.length - 1 && proof}
            </PlanSheet>
          ),
        )}
      </div>
    </SheetContext>
  )
}

function Place({ index, of }: { index: number; of: number }) {
  const { figure } = usePlanWords()
  return `${figure({ number: index + 1 })} / ${figure({ number: of })}`
}
