import { Button, Group } from '@mantine/core'
import { type ContactMessage, contactTopicLabels } from '@thant/contracts/company/contact'
import { useTranslation } from '#lib/i18n.ts'
import { mailAddress } from '#lib/links/mail-address.ts'
import { useNoteAnswer } from '../use-note-answer.ts'

/** Opens a reply in the reader's mail program, and notes that the message was answered. */
export function ReplyButtons({ message }: { message: ContactMessage }) {
  const { t } = useTranslation()
  const { noteAnswer, isNoting } = useNoteAnswer()
  const isAnswered = message.answeredAt !== null
  const subject = `Re: ${contactTopicLabels[message.topic]}`
  return (
    <Group gap="xs">
      <Button component="a" href={mailAddress({ to: message.email, subject, body: '' })} size="xs" variant="default">
        {t('Reply by email')}
      </Button>
      <Button size="xs" variant="default" loading={isNoting} onClick={() => noteAnswer(message, !isAnswered)}>
        {isAnswered ? t('Mark as not answered') : t('Mark as answered')}
      </Button>
    </Group>
  )
}
