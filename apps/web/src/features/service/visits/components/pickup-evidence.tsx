import { Anchor, Box, Group, Stack, Text } from '@mantine/core'
import type { Evidence } from '@thant/contracts/service/evidence'
import { pickupEndpoints } from '@thant/contracts/service/pickups'
import { SectionCard } from '#components/layout/page/section-card.tsx'
import { useEndpoint } from '#lib/calls/use-endpoint.ts'
import { useTranslation } from '#lib/i18n.ts'
import { mapAddress } from '#lib/links/map-address.ts'
import { useFormat } from '#lib/use-format.ts'
import { EvidencePhotos } from './evidence-photos.tsx'
import { SignatureDrawing } from './signature-drawing.tsx'

/** What shows that somebody was at a pickup, when and where; nothing of a pickup without it. */
export function PickupEvidence({ pickupId }: { pickupId: string }) {
  const { t } = useTranslation()
  const evidence = useEndpoint(pickupEndpoints.get, { params: { id: pickupId } }).data?.data.evidence ?? []
  if (evidence.length === 0) return null
  return (
    <SectionCard title={t('Evidence')}>
      <Stack gap="md">
        {evidence.map((visit) => (
          <VisitEvidence key={visit._id} visit={visit} />
        ))}
      </Stack>
    </SectionCard>
  )
}

function VisitEvidence({ visit: { code, recordedAt, receivedAt, location, signature, photos } }: { visit: Evidence }) {
  const { t } = useTranslation()
  const format = useFormat()
  const time = format.dateTime(recordedAt)
  return (
    <Stack gap="xs">
      {/* Those of a reason stand beside it already. */}
      {code === null && <EvidencePhotos photos={photos} recordedAt={recordedAt} />}
      {signature !== null && (
        <Box maw={280}>
          <SignatureDrawing strokes={signature} />
        </Box>
      )}
      <Group gap="xs">
        <Text fz="sm" c="dimmed">
          {signature === null ? t('Visited {{time}}', { time }) : t('Signed {{time}}', { time })}
        </Text>
        {location !== null && (
          <Anchor href={mapAddress(location)} target="_blank" rel="noreferrer" fz="sm">
            {t('Show on a map')}
          </Anchor>
        )}
      </Group>
      {receivedAt !== null && (
        <Text fz="sm" c="dimmed">
          {t('Received {{time}}, on a later day', { time: format.dateTime(receivedAt) })}
        </Text>
      )}
    </Stack>
  )
}
