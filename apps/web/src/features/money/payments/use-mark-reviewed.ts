import { type PaymentResult, paymentEndpoints } from '@thant/contracts/money/payments'
import { notifyDone, notifyError } from '#components/feedback/notify.ts'
import { useWrite } from '#lib/calls/use-endpoint.ts'
import { useTranslation } from '#lib/i18n.ts'

/** Notes that a result of the card provider was reviewed, or that it was not. */
export function useMarkReviewed() {
  const { t } = useTranslation()
  const write = useWrite(paymentEndpoints.acknowledge)
  const markReviewed = ({ _id: id }: Pick<PaymentResult, '_id'>, isHandled: boolean) =>
    write.mutate(
      { params: { id }, body: { isHandled } },
      {
        onSuccess: () => notifyDone(isHandled ? t('Marked as reviewed.') : t('It is open again.')),
        onError: (error) => notifyError(error, t),
      },
    )
  return { markReviewed, isMarking: write.isPending }
}
