import { Anchor, Input, SimpleGrid, Stack, Text } from '@mantine/core'
import type { Pickup } from '@thant/contracts/service/pickups'
import type { Visit } from '@thant/contracts/service/visits'
import { generatePath, Link } from 'react-router'
import { type Fact, Facts } from '#components/figures/facts.tsx'
import { PhotoRow } from '#components/figures/photo-row.tsx'
import { SectionCard } from '#components/layout/page/section-card.tsx'
import { siteName } from '#features/customers/sites/site-name.ts'
import { outcomeLabel } from '#features/service/outcomes/outcome-label.ts'
import { PickupStatusBadge } from '#features/service/pickups/components/pickup-status-badge.tsx'
import { useTranslation } from '#lib/i18n.ts'
import { mapAddress } from '#lib/links/map-address.ts'
import { paths } from '#lib/links/paths.ts'
import { useReturnState } from '#lib/links/return-path.ts'
import { useFormat } from '#lib/use-format.ts'
import { languageOf } from '#lib/visitor/language-of.ts'
import { stopName } from '../stop-name.ts'
import { SignatureDrawing } from './signature-drawing.tsx'
import { VisitWeights } from './visit-weights.tsx'

type VisitSidesProps = { visit: Visit; pickup: Pickup | null }

/** What the driver recorded beside what the pickup says now. */
export function VisitSides({ visit, pickup }: VisitSidesProps) {
  return (
    <SimpleGrid cols={{ base: 1, md: 2 }} style={{ alignItems: 'start' }}>
      <DriversSide visit={visit} />
      <PickupsSide pickup={pickup} />
    </SimpleGrid>
  )
}

function DriversSide({ visit }: { visit: Visit }) {
  const { t } = useTranslation()
  const format = useFormat()
  const { stop, location } = visit
  const received = format.dateTime(visit.receivedAt)
  const facts: Fact[] = [
    { label: t('Organization'), value: named(stopName(stop, t)) },
    { label: t('Pick Up Time'), value: format.dateTime(stop.pickUpTime) },
    { label: t('Time of the visit'), value: format.dateTime(visit.recordedAt) },
    { label: t('Received'), value: visit.isLate ? t('{{time}}, on a later day', { time: received }) : received },
    { label: t('Driver'), value: visit.driver && named(visit.driver.name) },
    { label: t('Plate number'), value: stop.plateNumber },
    ...(visit.code === null ? [] : [{ label: t('Reason'), value: outcomeLabel(visit.code, t) }]),
    { label: t('Note'), value: named(visit.note) },
    {
      label: t('Place'),
      value: location && (
        <Anchor href={mapAddress(location)} target="_blank" rel="noreferrer">
          {t('Show on a map')}
        </Anchor>
      ),
    },
  ]
  return (
    <SectionCard title={t('What the driver recorded')}>
      <Stack>
        <Facts facts={facts} />
        <VisitWeights items={visit.items} />
        {visit.photos.length > 0 && (
          <Input.Wrapper label={t('Photos')} labelElement="div">
            <PhotoRow photos={visit.photos} />
          </Input.Wrapper>
        )}
        {visit.signature !== null && (
          <Input.Wrapper label={t('Signature')} labelElement="div">
            <SignatureDrawing strokes={visit.signature} />
          </Input.Wrapper>
        )}
      </Stack>
    </SectionCard>
  )
}

function PickupsSide({ pickup }: { pickup: Pickup | null }) {
  const { t } = useTranslation()
  const format = useFormat()
  const fromHere = useReturnState()
  const title = t('What the pickup says now')
  if (pickup === null) {
    return (
      <SectionCard title={title}>
        <Text c="dimmed">{t('This pickup is gone, so that nothing can be applied to it.')}</Text>
      </SectionCard>
    )
  }
  const { vehicle } = pickup
  const facts: Fact[] = [
    {
      label: t('Organization'),
      value: named([pickup.organizationId.name, siteName(pickup.site.name, t)].join(t(', '))),
    },
    { label: t('Status'), value: <PickupStatusBadge status={pickup.status} /> },
    { label: t('Pick Up Time'), value: format.dateTime(pickup.pickUpTime) },
    { label: t('Driver'), value: vehicle.driver && named(vehicle.driver.name) },
    { label: t('Plate number'), value: vehicle.plate_number },
    { label: t('Updated by'), value: pickup.updatedBy && named(pickup.updatedBy.name) },
    { label: t('Note'), value: named(pickup.remark) },
  ]
  return (
    <SectionCard
      title={title}
      tools={
        <Anchor component={Link} to={generatePath(paths.pickupEdit, { logisticsId: pickup._id })} state={fromHere}>
          {t('Open the pickup')}
        </Anchor>
      }
    >
      <Stack>
        <Facts facts={facts} />
        <VisitWeights items={pickup.items} />
      </Stack>
    </SectionCard>
  )
}

function named(text: string) {
  return text === '' ? null : <span lang={languageOf(text)}>{text}</span>
}
