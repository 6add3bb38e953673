import { Anchor, List, Stack, Text } from '@mantine/core'
import type { DayReturns } from '@thant/contracts/service/holiday-pickups'
import type { TranslationKey } from '@thant/i18n/translation-key'
import { generatePath } from 'react-router'
import { Dialog } from '#components/feedback/dialog.tsx'
import { useTranslation } from '#lib/i18n.ts'
import { paths } from '#lib/links/paths.ts'
import { useFormat } from '#lib/use-format.ts'
import { languageOf } from '#lib/visitor/language-of.ts'

const reasonTexts: Record<DayReturns['left'][number]['reason'], TranslationKey> = {
  changed: 'somebody changed or requested it',
  taken: 'another pickup is there',
  passed: 'its time has passed',
}

/** Says what becomes of the pickups of a closed day that is removed, or worked instead. */
export function ReturnsText({ returns: { returned, made, left } }: { returns: DayReturns }) {
  const { t } = useTranslation()
  const format = useFormat()
  if (returned + made + left.length === 0) return <Text fz="sm">{t('No pickup was moved because of it.')}</Text>
  return (
    <Stack gap="xs">
      {returned > 0 && (
        <Text fz="sm">{t('Pickups that go back: {{number}}', { number: format.number(returned) })}</Text>
      )}
      {made > 0 && <Text fz="sm">{t('Pickups that schedules make: {{number}}', { number: format.number(made) })}</Text>}
      {left.length > 0 && (
        <>
          <Text fz="sm">{t('Pickups that stay as they are: {{number}}', { number: format.number(left.length) })}</Text>
          <LeftPickups left={left} />
        </>
      )}
    </Stack>
  )
}

type LeftPickupsDialogProps = Pick<DayReturns, 'left'> & { onClose: () => void }

export function LeftPickupsDialog({ left, onClose }: LeftPickupsDialogProps) {
  const { t } = useTranslation()
  return (
    <Dialog opened={left.length > 0} onClose={onClose} title={t('Pickups that stay as they are')}>
      <LeftPickups left={left} />
    </Dialog>
  )
}

function LeftPickups({ left }: Pick<DayReturns, 'left'>) {
  const { t } = useTranslation()
  const format = useFormat()
  return (
    <List size="sm">
      {left.map(({ _id, organization, pickUpTime, status, reason }) => (
        <List.Item key={_id}>
          <Anchor
            href={generatePath(paths.pickupEdit, { logisticsId: _id })}
            target="_blank"
            fz="inherit"
            lang={languageOf(organization.name)}
          >
            {organization.name}
          </Anchor>
          {', '}
          {status === 'CANCELLED' ? t('Cancelled') : format.dateTime(pickUpTime)}
          {': '}
          {t(reasonTexts[reason])}
        </List.Item>
      ))}
    </List>
  )
}
