import { type ContactMessage, contactEndpoints } from '@thant/contracts/company/contact'
import { notifyDone, notifyError } from '#components/feedback/notify.ts'
import { useWrite } from '#lib/calls/use-endpoint.ts'
import { useTranslation } from '#lib/i18n.ts'

/** Notes that a message was answered, or that it was not. */
export function useNoteAnswer() {
  const { t } = useTranslation()
  const write = useWrite(contactEndpoints.answer)
  const noteAnswer = ({ _id: id }: Pick<ContactMessage, '_id'>, isAnswered: boolean) =>
    write.mutate(
      { params: { id }, body: { isAnswered } },
      {
        onSuccess: () =>
          notifyDone(isAnswered ? t('The message is marked as answered.') : t('The message is open again.')),
        onError: (error) => notifyError(error, t),
      },
    )
  return { noteAnswer, isNoting: write.isPending }
}
