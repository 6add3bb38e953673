import { Alert } from '@mantine/core'
import { pickupRequestStateLabels } from '@thant/contracts/service/pickup-request-states'
import type { PickupRequest } from '@thant/contracts/service/pickup-requests'
import { Dialog } from '#components/feedback/dialog.tsx'
import { useTranslation } from '#lib/i18n.ts'
import { useMe } from '#lib/visitor/session.ts'
import { type Answer, answerLabel, possibleAnswers } from '../possible-answers.ts'
import { AcceptForm, CounterForm, DeclineForm } from './answer-forms.tsx'

type AnswerDialogProps = {
  request: PickupRequest
  /** Undefined while no answer is being given. */
  answer: Answer | undefined
  onClose: () => void
}

const forms = { accept: AcceptForm, decline: DeclineForm, counter: CounterForm }

/** What is typed stays on the screen when the request is settled by somebody else meanwhile. */
export function AnswerDialog({ request, answer, onClose }: AnswerDialogProps) {
  const { t } = useTranslation()
  const me = useMe()
  const AnswerForm = answer && forms[answer]
  // The list may show one's own answer before the dialog has closed.
  const isSettledByOthers =
    answer !== undefined && !possibleAnswers(request).includes(answer) && request.answeredBy?._id !== me?._id
  return (
    <Dialog opened={answer !== undefined} onClose={onClose} title={answer && t(answerLabel(answer, request))}>
      {isSettledByOthers && (
        <Alert color="amber" role="alert" mb="md">
          {t('This was settled in the meantime: {{state}}. What you typed stays here until you close it.', {
            state: t(pickupRequestStateLabels[request.state]),
          })}
        </Alert>
      )}
      {AnswerForm && <AnswerForm request={request} onClose={onClose} />}
    </Dialog>
  )
}
