import { List, Text } from '@mantine/core'
import { type Ahead, archivingEndpoints, type OrganizationRow } from '@thant/contracts/customers/organizations'
import { useArchive } from '#components/feedback/use-archive.ts'
import { call } from '#lib/api-client.ts'
import { useTranslation } from '#lib/i18n.ts'
import { useFormat } from '#lib/use-format.ts'

export function useArchiveOrganization() {
  const { t } = useTranslation()
  return useArchive({
    endpoint: archivingEndpoints.archive,
    title: t('Delete this organization?'),
    body: async ({ _id: id, name }: OrganizationRow) => {
      const { data } = await call(archivingEndpoints.ahead, { params: { id } })
      return <Consequences name={name} ahead={data} />
    },
    done: ({ name }) => t('{{name}} was deleted.', { name }),
  })
}

function Consequences({ name, ahead }: { name: string; ahead: Ahead }) {
  const { t } = useTranslation()
  const format = useFormat()
  const lines = [
    { label: t('Pickups ahead'), count: ahead.pickups },
    { label: t('Recurring schedules'), count: ahead.schedules },
    { label: t('Open requests'), count: ahead.requests },
    { label: t('Open reports of missed pickups'), count: ahead.reports },
    { label: t('Trainings ahead'), count: ahead.trainings },
    { label: t('Open bin orders'), count: ahead.binOrders },
  ].filter(({ count }) => count > 0)
  return (
    <>
      <Text c="dimmed">
        {t('{{name}} will be removed from all lists and its users can no longer sign in. Its history is kept.', {
          name,
        })}
      </Text>
      {lines.length > 0 && (
        <>
          <Text mt="sm">{t('What is still ahead will be cancelled:')}</Text>
          <List size="sm" mt={4}>
            {lines.map(({ label, count }) => (
              <List.Item key={label}>
                {label}: {format.number(count)}
              </List.Item>
            ))}
          </List>
        </>
      )}
    </>
  )
}
