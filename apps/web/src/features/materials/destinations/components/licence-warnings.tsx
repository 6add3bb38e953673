import { Alert, Anchor, List } from '@mantine/core'
import { IconCalendarDue } from '@tabler/icons-react'
import { Link } from 'react-router'
import { useTranslation } from '#lib/i18n.ts'
import { paths } from '#lib/links/paths.ts'
import { useFormat } from '#lib/use-format.ts'
import { useDestinations } from '../use-destinations.ts'

/** Names the destinations in use whose licence has ended or ends soon, those first that ended first. */
export function LicenceWarnings() {
  const { t } = useTranslation()
  const format = useFormat()
  const due = useDestinations()
    .flatMap(({ licensedUntil, ...one }) => (licensedUntil === null ? [] : [{ ...one, licensedUntil }]))
    .filter(({ licenceState }) => licenceState !== 'valid')
    .toSorted((one, other) => (one.licensedUntil < other.licensedUntil ? -1 : 1))
  if (due.length === 0) return null
  return (
    <Alert
      color="amber"
      icon={<IconCalendarDue aria-hidden />}
      title={t('Licences of destinations that have ended or end soon')}
    >
      <List size="sm">
        {due.map(({ _id, name, licenceState, licensedUntil }) => {
          const of = { name, day: format.date(licensedUntil) }
          return (
            <List.Item key={_id}>
              {licenceState === 'ended' ? t('{{name}}: ended on {{day}}', of) : t('{{name}}: ends on {{day}}', of)}
            </List.Item>
          )
        })}
      </List>
      <Anchor component={Link} to={`${paths.destinations}?sort=licensedUntil`} size="sm">
        {t('Open the destinations')}
      </Anchor>
    </Alert>
  )
}
