import { Button, Group } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { type PickupRequest, pickupRequestEndpoints } from '@thant/contracts/service/pickup-requests'
import { RowActions } from '#components/data-table/rows/row-actions.tsx'
import { confirm } from '#components/feedback/confirm.tsx'
import { notifyDone, notifyRefused } from '#components/feedback/notify.ts'
import { showsInRecord } from '#lib/calls/pending-changes.ts'
import { useTranslation } from '#lib/i18n.ts'
import { useOptimisticChange } from '#lib/use-optimistic-change.ts'
import { useCan } from '#lib/visitor/access.ts'
import { isSureToRefuse } from '../is-sure-to-refuse.ts'

const { agree, refuse, withdraw, get, list } = pickupRequestEndpoints
const showsAgreed = [get, list].map((read) => showsInRecord(read, agree, () => ({ state: 'AGREED' })))
const showsRefused = [get, list].map((read) => showsInRecord(read, refuse, () => ({ state: 'REFUSED' })))
const showsWithdrawn = [get, list].map((read) => showsInRecord(read, withdraw, () => ({ state: 'WITHDRAWN' })))

type OwnStepsProps = {
  request: PickupRequest
  /** True for staff, whose own answers stand beside: cancelling is then in a menu, apart from declining. */
  isForCustomer: boolean
}

/** What the customer may do: take an offered time or not, and withdraw; staff do it for a customer who calls. */
export function OwnSteps({ request, isForCustomer }: OwnStepsProps) {
  const { t } = useTranslation()
  const can = useCan()
  const sendAgreement = useOptimisticChange(agree, showsAgreed)
  const sendRefusal = useOptimisticChange(refuse, showsRefused)
  const sendWithdrawal = useOptimisticChange(withdraw, showsWithdrawn)
  const isOffered = request.state === 'COUNTERED'
  if (!can('pickup-requests:create') || !(isOffered || request.state === 'OPEN')) return null

  const params = { id: request._id }
  const showOutcome = (step: Promise<unknown>, label: string, done: string) =>
    step.then(
      () => notifyDone(done),
      (error: unknown) => notifyRefused(label, error, t),
    )
  const take = () =>
    showOutcome(
      sendAgreement({ params, body: { counterAt: request.counterAt ?? undefined } }),
      t('Take this time'),
      t('The offered time was taken.'),
    )
  const askAndRefuse = async () => {
    if (await isSureToRefuse(t))
      await showOutcome(
        sendRefusal({ params }),
        t('Do not take it'),
        t('The offered time was not taken. You can ask for another day.'),
      )
  }
  const askAndWithdraw = async () => {
    const isSure = await confirm({
      title: t('Cancel this request?'),
      body: t('Nothing changes then. You can ask again later.'),
      confirm: t('Cancel the request'),
      cancel: t('Back'),
    })
    if (isSure) await showOutcome(sendWithdrawal({ params }), t('Cancel the request'), t('The request was cancelled.'))
  }

  return (
    <Group gap="xs">
      {isOffered && (
        <>
          <Button onClick={() => void take()}>{t('Take this time')}</Button>
          <Button variant="default" onClick={() => void askAndRefuse()}>
            {t('Do not take it')}
          </Button>
        </>
      )}
      {isForCustomer ? (
        <RowActions
          asMenu
          actions={[
            { label: t('Cancel the request'), icon: IconX, isDangerous: true, onClick: () => void askAndWithdraw() },
          ]}
        />
      ) : (
        <Button variant="default" onClick={() => void askAndWithdraw()}>
          {t('Cancel the request')}
        </Button>
      )}
    </Group>
  )
}
