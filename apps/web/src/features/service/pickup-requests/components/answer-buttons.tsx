import { Alert, Button, Group } from '@mantine/core'
import { pickupRequestStateLabels } from '@thant/contracts/service/pickup-request-states'
import type { PickupRequest } from '@thant/contracts/service/pickup-requests'
import { useState } from 'react'
import { Dialog } from '#components/feedback/dialog.tsx'
import { useTranslation } from '#lib/i18n.ts'
import { useMe } from '#lib/session.ts'
import { AcceptForm, CounterForm, DeclineForm } from './answer-forms.tsx'

const answers = ['accept', 'decline', 'counter'] as const
type Answer = (typeof answers)[number]

/**
 * Accept, decline with a reason, or offer another time. What is typed stays on the screen when the request is settled by
 * somebody else meanwhile.
 */
export function AnswerButtons({ request, isInRow = false }: { request: PickupRequest; isInRow?: boolean }) {
  const { t } = useTranslation()
  const me = useMe()
  const [answer, setAnswer] = useState<Answer>()
  const close = () => setAnswer(undefined)
  const labels: Record<Answer, string> = {
    accept: t('Accept'),
    decline: t('Decline'),
    counter: request.state === 'COUNTERED' ? t('Change the offer') : t('Offer another time'),
  }
  const forms = { accept: AcceptForm, decline: DeclineForm, counter: CounterForm }
  const AnswerForm = answer && forms[answer]
  // The cut-off is for customers: staff answer until the wanted time itself.
  const isLate =
    request.state === 'EXPIRED' && Date.parse(request.wantedAt ?? request.pickup?.pickUpTime ?? '') > Date.now()
  const isOpen = request.state === 'OPEN' || isLate
  // The list may show one's own answer before the dialog has closed.
  const isPossible: Record<Answer, boolean> = {
    accept: isOpen,
    decline: isOpen,
    counter: (isOpen || request.state === 'COUNTERED') && request.kind !== 'cancel',
  }
  const isSettledByOthers = answer !== undefined && !isPossible[answer] && request.answeredBy?._id !== me?._id
  const possible = answers.filter((one) => isPossible[one])
  return (
    <>
      {isLate && (
        <Alert color="amber" role="status">
          {t('The customer was not answered in time. You can still answer, and the customer is notified.')}
        </Alert>
      )}
      <Group gap={isInRow ? 'xs' : 'sm'}>
        {possible.map((one) => (
          <Button
            key={one}
            size={isInRow ? 'xs' : 'sm'}
            variant={one === 'accept' ? 'filled' : 'default'}
            onClick={() => setAnswer(one)}
          >
            {labels[one]}
          </Button>
        ))}
      </Group>
      <Dialog opened={answer !== undefined} onClose={close} title={answer && labels[answer]}>
        {isSettledByOthers && (
          <Alert color="amber" role="alert" mb="md">
            {t('This was settled in the meantime: {{state}}. What you typed stays here until you close it.', {
              state: t(pickupRequestStateLabels[request.state]),
            })}
          </Alert>
        )}
        {AnswerForm && <AnswerForm request={request} onClose={close} />}
      </Dialog>
    </>
  )
}
