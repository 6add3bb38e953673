import { Alert, Button, Group } from '@mantine/core'
import type { PickupRequest } from '@thant/contracts/service/pickup-requests'
import { type ReactNode, useState } from 'react'
import { useTranslation } from '#lib/i18n.ts'
import { type Answer, answerLabel, isLate, possibleAnswers } from '../possible-answers.ts'
import { AnswerDialog } from './answer-dialog.tsx'

type AnswerButtonsProps = {
  request: PickupRequest
  isInRow?: boolean
  /** What else can be done, after the answers. */
  children?: ReactNode
}

/** Accept, decline with a reason, or offer another time. */
export function AnswerButtons({ request, isInRow = false, children }: AnswerButtonsProps) {
  const { t } = useTranslation()
  const [answer, setAnswer] = useState<Answer>()
  return (
    <>
      {isInRow && isLate(request) && <LateAlert />}
      <Group gap="xs">
        {possibleAnswers(request).map((one) => (
          <Button
            key={one}
            size={isInRow ? 'xs' : 'sm'}
            variant={one === 'accept' ? 'filled' : 'default'}
            onClick={() => setAnswer(one)}
          >
            {t(answerLabel(one, request))}
          </Button>
        ))}
        {children}
      </Group>
      <AnswerDialog request={request} answer={answer} onClose={() => setAnswer(undefined)} />
    </>
  )
}

export function LateAlert() {
  const { t } = useTranslation()
  return (
    <Alert color="amber" role="status" w="100%">
      {t('The customer was not answered in time. You can still answer, and the customer is notified.')}
    </Alert>
  )
}
