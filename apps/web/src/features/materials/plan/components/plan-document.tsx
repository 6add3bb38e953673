import { IconList } from '@tabler/icons-react'
import type { PlanPage } from '@thant/contracts/materials/plan'
import { type ReactNode, useRef } from 'react'
import { useTranslation } from '#lib/i18n.ts'
import { SheetContext, usePlanFormat } from '../use-plan-format.ts'
import { usePrintFit } from '../use-print-fit.ts'
import { PlanCover } from './plan-cover.tsx'
import classes from './plan-sheet.module.css'
import { PlanSheet } from './plan-sheet.tsx'

type PlanDocumentProps = {
  pages: readonly PlanPage[]
  /** Shown in the header of every sheet except the cover. */
  company: string
  title: string
  /** Shown in the footer of every sheet except the cover; undefined for a report that is not saved. */
  number?: string
  /** Shown at the end of the last page. */
  proof?: ReactNode
}

/** Shows a plan as sheets, one below the other on the screen and one per A4 page in print. */
export function PlanDocument({ pages, company, title, number, proof }: PlanDocumentProps) {
  const { t } = useTranslation()
  const sheets = useRef<HTMLDivElement>(null)
  usePrintFit(sheets)
  const contents = pages.find(({ blocks }) => blocks.some(({ kind }) => kind === 'contents'))
  return (
    <SheetContext value={true}>
      <div ref={sheets} className={classes.document}>
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
                number === undefined ? '' : `${t('Report number')} ${number}`,
                <Place key="place" index={index} of={pages.length} />,
              ]}
            >
              {index === pages.length - 1 && proof}
            </PlanSheet>
          ),
        )}
      </div>
      {contents && (
        <a href={`#${contents.id}`} className={classes.toContents}>
          <IconList size={18} aria-hidden />
          {t('Contents')}
        </a>
      )}
    </SheetContext>
  )
}

function Place({ index, of }: { index: number; of: number }) {
  const { formatValue } = usePlanFormat()
  return `${formatValue({ number: index + 1 })} / ${formatValue({ number: of })}`
}
