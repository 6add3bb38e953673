import { Button } from '@mantine/core'
import { IconMail } from '@tabler/icons-react'
import type { ManyResult } from '@thant/contracts/many'
import { useState } from 'react'
import { confirm } from '#components/feedback/confirm.tsx'
import { useChangeMany } from '#components/feedback/use-change-many.ts'
import { useTranslation } from '#lib/i18n.ts'
import { useFormat } from '#lib/use-format.ts'
import { ChoiceBar } from './choice-bar.tsx'
import type { RowChoice } from './use-row-choice.ts'

type Results = { results: readonly ManyResult[] }

type MailBarProps<Former> = {
  choice: RowChoice
  /** The accessible name of the bar. */
  label: string
  /** The button that sends. */
  action: string
  question: string
  /** What is sent to whom, for a number of chosen rows. */
  consequence: (number: string) => string
  send: (ids: string[]) => Promise<{ data: Results & { undo: Former[] } }>
  /** Stops what has not gone out. */
  undo: (former: Former[]) => Promise<{ data: Results }>
  /** Says how many were sent. */
  said: (number: string) => string
}

/** Sends an email of each chosen row after a question. */
export function MailBar<Former>({
  choice,
  label,
  action,
  question,
  consequence,
  send,
  undo,
  said,
}: MailBarProps<Former>) {
  const { t } = useTranslation()
  const format = useFormat()
  const changeMany = useChangeMany()
  const [isSending, setIsSending] = useState(false)
  const ask = async () => {
    const ids = [...choice.chosen]
    const body = consequence(format.number(ids.length))
    if (!(await confirm({ title: question, body, confirm: action, cancel: t('Cancel') }))) return
    setIsSending(true)
    const isSent = await changeMany({ send: () => send(ids), undo, said, isMail: true })
    setIsSending(false)
    if (isSent) choice.clear()
  }
  return (
    <ChoiceBar choice={choice} label={label}>
      <Button
        size="xs"
        variant="default"
        leftSection={<IconMail size={14} />}
        loading={isSending}
        onClick={() => void ask()}
      >
        {action}
      </Button>
    </ChoiceBar>
  )
}
