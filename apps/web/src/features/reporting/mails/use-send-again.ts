import { type FailedMail, mailEndpoints } from '@thant/contracts/reporting/mails'
import { notifyDone, notifyError } from '#components/feedback/notify.ts'
import { useWrite } from '#lib/calls/use-endpoint.ts'
import { useTranslation } from '#lib/i18n.ts'

/** Sends a failed mail again and says to which address, which may be another one by now. */
export function useSendAgain() {
  const { t } = useTranslation()
  const write = useWrite(mailEndpoints.sendAgain)
  const sendAgain = (mail: FailedMail) =>
    write.mutate(
      { params: { id: mail._id } },
      {
        onSuccess: ({ data }) => notifyDone(t('The email is being sent again to {{email}}.', { email: data.to })),
        onError: (error) => notifyError(error, t),
      },
    )
  return { sendAgain, isSending: write.isPending }
}
