import { Alert, Anchor, Button, Group, Stack } from '@mantine/core'
import type { Offer } from '@thant/contracts/service/pickup-offers'
import { pickupRequestKindLabels } from '@thant/contracts/service/pickup-request-states'
import { pickupRequestEndpoints } from '@thant/contracts/service/pickup-requests'
import { type Fact, Facts } from '#components/figures/facts.tsx'
import { StatusBadge } from '#components/figures/status-badge.tsx'
import { errorText } from '#lib/calls/error-text.ts'
import { useWrite } from '#lib/calls/use-endpoint.ts'
import { useTranslation } from '#lib/i18n.ts'
import { phoneAddress } from '#lib/links/phone-address.ts'
import { useFormat } from '#lib/use-format.ts'
import { isSureToRefuse } from '../is-sure-to-refuse.ts'
import { stateBadge } from '../request-state.ts'

/** Shows the time that is offered to who has the link of the mail, and takes the answer. */
export function OfferView({ link, offer }: { link: string; offer: Offer }) {
  const { t } = useTranslation()
  const agree = useWrite(pickupRequestEndpoints.agreeByLink)
  const refuse = useWrite(pickupRequestEndpoints.refuseByLink)
  const answered = agree.data?.data ?? refuse.data?.data
  const now = answered ?? offer
  const error = agree.error ?? refuse.error
  const isBusy = agree.isPending || refuse.isPending
  const askAndRefuse = async () => {
    if (await isSureToRefuse(t)) refuse.mutate({ params: { link } })
  }
  return (
    <Stack>
      <Facts facts={useOfferFacts(now)} />
      {error && now.state === 'COUNTERED' && (
        <Alert color="brick" role="alert">
          {errorText(error, t)}
        </Alert>
      )}
      {now.state === 'COUNTERED' && (
        <Group gap="sm">
          <Button
            disabled={isBusy}
            onClick={() => agree.mutate({ params: { link }, body: { counterAt: now.counterAt ?? undefined } })}
          >
            {t('Take this time')}
          </Button>
          <Button variant="default" disabled={isBusy} onClick={() => void askAndRefuse()}>
            {t('Do not take it')}
          </Button>
        </Group>
      )}
      {answered && (
        <Alert color="leaf" role="status">
          {answered.state === 'AGREED' ? t('Thank you. We come at this time.') : t('Thank you for telling us.')}
        </Alert>
      )}
      {now.phone !== '' && (
        <p>
          {t('Call us:')}{' '}
          <Anchor href={phoneAddress(now.phone)} underline="always">
            {now.phone}
          </Anchor>
        </p>
      )}
    </Stack>
  )
}

function useOfferFacts(offer: Offer): Fact[] {
  const { t } = useTranslation()
  const format = useFormat()
  const facts: Array<Fact | false> = [
    { label: t('Organization'), value: offer.organization },
    { label: t('Request'), value: t(pickupRequestKindLabels[offer.kind]) },
    offer.wantedAt !== null && { label: t('Preferred time'), value: format.dateTime(offer.wantedAt) },
    offer.counterAt !== null && { label: t('Offered time'), value: format.dateTime(offer.counterAt) },
    offer.answerNote !== '' && { label: t('Note'), value: offer.answerNote },
    { label: t('State'), value: <StatusBadge badge={stateBadge(offer.state)} /> },
  ]
  return facts.filter((fact) => fact !== false)
}
