import { Alert, Anchor, Card } from '@mantine/core'
import { wasteTypeLabels } from '@thant/contracts/materials/wastes'
import { partOfDayLabels } from '@thant/contracts/service/pickup-request-states'
import type { PickupRequest } from '@thant/contracts/service/pickup-requests'
import { Link } from 'react-router'
import { type Fact, Facts } from '#components/figures/facts.tsx'
import { PhotoRow } from '#components/figures/photo-row.tsx'
import { SectionCard } from '#components/layout/page/section-card.tsx'
import { placeName } from '#features/service/pickups/pickup-site.ts'
import { personName } from '#lib/entries/person-name.ts'
import { useTranslation } from '#lib/i18n.ts'
import { organizationProfileHref } from '#lib/links/profile-href.ts'
import { useFormat } from '#lib/use-format.ts'
import { useCan } from '#lib/visitor/access.ts'
import { isLate, possibleAnswers } from '../possible-answers.ts'
import { AnswerButtons, LateAlert } from './answer-buttons.tsx'
import { DayAround } from './day-around.tsx'
import { OwnSteps } from './own-steps.tsx'

export function RequestDetails({ request }: { request: PickupRequest }) {
  const { t } = useTranslation()
  const canAnswer = useCan()('pickup-requests:answer')
  const requestFacts = useRequestFacts(request, canAnswer)
  const answerFacts = useAnswerFacts(request)
  const isAnswered = request.answeredAt !== null
  const ownSteps = <OwnSteps request={request} isForCustomer={canAnswer} />
  const steps = canAnswer ? <AnswerButtons request={request}>{ownSteps}</AnswerButtons> : ownSteps
  return (
    <>
      {request.state === 'OPEN' && request.pickup?.isChanged && canAnswer && (
        <Alert color="amber" role="status">
          {t('The pickup was changed after the customer asked. It is shown as it is now.')}
        </Alert>
      )}
      {canAnswer && isLate(request) && <LateAlert />}
      {isAnswered && (
        <SectionCard title={t('Answer')} tools={steps}>
          <Facts facts={answerFacts} />
        </SectionCard>
      )}
      <SectionCard title={t('Details')} tools={isAnswered ? undefined : steps}>
        <Facts facts={requestFacts} />
      </SectionCard>
      <PhotoRow photos={request.photos} />
      {canAnswer && possibleAnswers(request).length > 0 && (
        <Card>
          <DayAround
            at={request.counterAt ?? request.wantedAt ?? request.pickup?.pickUpTime ?? ''}
            site={request.site._id}
          />
        </Card>
      )}
    </>
  )
}

function useRequestFacts(request: PickupRequest, isStaff: boolean): Fact[] {
  const { t } = useTranslation()
  const format = useFormat()
  const facts: Array<Fact | false> = [
    {
      label: t('Organization'),
      value: isStaff ? (
        <Anchor component={Link} to={organizationProfileHref(request.organization._id)}>
          {placeName(request.organization, request.site)}
        </Anchor>
      ) : (
        placeName(request.organization, request.site)
      ),
    },
    request.pickup !== null && {
      label: request.pickup.hasFailed ? t('Not collected') : t('Pickup'),
      value: format.dateTime(request.pickup.pickUpTime),
    },
    isStaff &&
      (request.state === 'ACCEPTED' || request.state === 'AGREED') &&
      request.kind !== 'cancel' && {
        label: t('Driver'),
        value: request.pickup?.driver ? personName(request.pickup.driver.name, t) : t('Nobody is assigned yet'),
      },
    request.wantedAt !== null && { label: t('Preferred time'), value: format.dateTime(request.wantedAt) },
    request.partOfDay !== null && { label: t('Part of the day'), value: t(partOfDayLabels[request.partOfDay]) },
    request.wasteTypes.length > 0 && {
      label: t('What to collect'),
      value: request.wasteTypes.map((type) => t(wasteTypeLabels[type])).join(t(', ')),
    },
    request.amountNote !== '' && { label: t('Estimated amount'), value: request.amountNote },
    request.note !== '' && { label: t('Note'), value: request.note },
    request.askedBy !== null && { label: t('Requested by'), value: request.askedBy.name },
    { label: t('Requested at'), value: format.dateTime(request.createdAt) },
    (request.state === 'OPEN' || request.state === 'COUNTERED') && {
      label: t('Answer by'),
      value: format.dateTime(request.expiresAt),
    },
  ]
  return facts.filter((fact) => fact !== false)
}

function useAnswerFacts({ counterAt, answerNote, answeredBy, answeredAt }: PickupRequest): Fact[] {
  const { t } = useTranslation()
  const format = useFormat()
  const facts: Array<Fact | false> = [
    counterAt !== null && { label: t('Offered time'), value: format.dateTime(counterAt) },
    answerNote !== '' && { label: t('Note'), value: answerNote },
    answeredBy !== null && { label: t('Answered by'), value: answeredBy.name },
    answeredAt !== null && { label: t('Answered at'), value: format.dateTime(answeredAt) },
  ]
  return facts.filter((fact) => fact !== false)
}
