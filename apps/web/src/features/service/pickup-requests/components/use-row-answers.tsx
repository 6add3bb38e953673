import { IconCheck, IconClockEdit, IconEye, IconX } from '@tabler/icons-react'
import type { PickupRequest } from '@thant/contracts/service/pickup-requests'
import { type ReactNode, useState } from 'react'
import type { RowAction } from '#components/data-table/columns/column.ts'
import { useTranslation } from '#lib/i18n.ts'
import { requestHref } from '#lib/links/request-href.ts'
import { type Answer, answerLabel, possibleAnswers } from '../possible-answers.ts'
import { AnswerDialog } from './answer-dialog.tsx'

const answerIcons = { accept: IconCheck, counter: IconClockEdit, decline: IconX }

/** Staff answer in the row; a request that is settled is only opened. */
export function useRowAnswers(isStaff: boolean): {
  actionsFor: (request: PickupRequest) => RowAction[]
  dialog: ReactNode
} {
  const { t } = useTranslation()
  const [answered, setAnswered] = useState<PickupRequest>()
  const [answer, setAnswer] = useState<Answer>()
  const begin = (request: PickupRequest, chosen: Answer) => {
    setAnswered(request)
    setAnswer(chosen)
  }
  const actionsFor = (request: PickupRequest): RowAction[] => {
    const possible = isStaff ? possibleAnswers(request) : []
    if (possible.length === 0) return [{ label: t('Open'), icon: IconEye, href: requestHref(request._id) }]
    return possible.map((one) => ({
      label: t(answerLabel(one, request)),
      icon: answerIcons[one],
      isDangerous: one === 'decline',
      onClick: () => begin(request, one),
    }))
  }
  const dialog = answered && <AnswerDialog request={answered} answer={answer} onClose={() => setAnswer(undefined)} />
  return { actionsFor, dialog }
}
