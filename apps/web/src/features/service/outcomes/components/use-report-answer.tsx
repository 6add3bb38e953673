import { IconMessageReply } from '@tabler/icons-react'
import type { MissedReport } from '@thant/contracts/service/missed-reports'
import { type ReactNode, useState } from 'react'
import type { RowAction } from '#components/data-table/columns/column.ts'
import { useTranslation } from '#lib/i18n.ts'
import { useCan } from '#lib/visitor/access.ts'
import { AnswerDialog } from './answer-button.tsx'

type Reported = Pick<MissedReport, '_id'>

/** Staff answer in the row what a customer reported and nobody answered. */
export function useReportAnswer(): { actionsFor: (report: Reported) => RowAction[]; dialog: ReactNode } {
  const { t } = useTranslation()
  const can = useCan()
  const [answered, setAnswered] = useState<Reported>()
  const [isOpen, setIsOpen] = useState(false)
  const begin = (report: Reported) => {
    setAnswered(report)
    setIsOpen(true)
  }
  const actionsFor = (report: Reported): RowAction[] =>
    can('outcomes:answer') ? [{ label: t('Answer'), icon: IconMessageReply, onClick: () => begin(report) }] : []
  const dialog = answered && (
    <AnswerDialog key={answered._id} isOpen={isOpen} report={answered} onClose={() => setIsOpen(false)} />
  )
  return { actionsFor, dialog }
}
