import { Button, Group } from '@mantine/core'
import { type PickupRequest, pickupRequestEndpoints } from '@thant/contracts/service/pickup-requests'
import { confirm } from '#components/feedback/confirm.tsx'
import { notifyDone, notifyError } from '#components/feedback/notify.ts'
import { useCan } from '#lib/access.ts'
import { useTranslation } from '#lib/i18n.ts'
import { useWrite } from '#lib/use-endpoint.ts'

/** What the customer may do: take an offered time or not, and withdraw; staff do it for a customer who calls. */
export function OwnSteps({ request }: { request: PickupRequest }) {
  const { t } = useTranslation()
  const can = useCan()
  const agree = useWrite(pickupRequestEndpoints.agree)
  const refuse = useWrite(pickupRequestEndpoints.refuse)
  const withdraw = useWrite(pickupRequestEndpoints.withdraw)
  const isOffered = request.state === 'COUNTERED'
  if (!can('pickup-requests:create') || !(isOffered || request.state === 'OPEN')) return null
  const isBusy = agree.isPending || refuse.isPending || withdraw.isPending

  const params = { id: request._id }
  const showOutcome = (writing: Promise<unknown>, done: string) =>
    writing.then(
      () => notifyDone(done),
      (error: unknown) => notifyError(error, t),
    )
  const take = () =>
    showOutcome(
      agree.mutateAsync({ params, body: { counterAt: request.counterAt ?? undefined } }),
      t('The offered time was taken.'),
    )
  const askAndWithdraw = async () => {
    const isSure = await confirm({
      title: t('Withdraw this request?'),
      body: t('Nothing changes then. You can ask again later.'),
      confirm: t('Withdraw'),
      cancel: t('Back'),
    })
    if (isSure) await showOutcome(withdraw.mutateAsync({ params }), t('The request was withdrawn.'))
  }

  return (
    <Group gap="sm">
      {isOffered && (
        <>
          <Button disabled={isBusy} onClick={() => void take()}>
            {t('Take this time')}
          </Button>
          <Button
            variant="default"
            disabled={isBusy}
            onClick={() => void showOutcome(refuse.mutateAsync({ params }), t('The offered time was not taken.'))}
          >
            {t('Do not take it')}
          </Button>
        </>
      )}
      <Button variant="default" disabled={isBusy} onClick={() => void askAndWithdraw()}>
        {t('Withdraw the request')}
      </Button>
    </Group>
  )
}
