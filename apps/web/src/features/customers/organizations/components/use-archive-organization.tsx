import { List, Text } from '@mantine/core'
import {
  type Ahead,
  archivingEndpoints,
  type OrganizationRow,
  organizationEndpoints,
} from '@thant/contracts/customers/organizations'
import { useArchive } from '#components/feedback/use-archive.ts'
import { useRestore } from '#components/feedback/use-restore.ts'
import { call } from '#lib/calls/api-client.ts'
import { useTranslation } from '#lib/i18n.ts'
import { useFormat } from '#lib/use-format.ts'

/** What is cancelled would not come back, so that Undo is offered where nothing is ahead. */
export function useArchiveOrganization() {
  const { t } = useTranslation()
  const restore = useRestore(organizationEndpoints.restore)
  return useArchive({
    endpoint: archivingEndpoints.archive,
    title: t('Delete this organization?'),
    body: async (row: OrganizationRow) => <Consequences name={row.name} ahead={await aheadOf(row)} />,
    done: ({ name }) => t('{{name}} was deleted.', { name }),
    undo: (row) => restore(row, row.name),
    canUndo: async (row) => Object.values(await aheadOf(row)).every((count) => count === 0),
  })
}

async function aheadOf({ _id: id }: OrganizationRow): Promise<Ahead> {
  return (await call(archivingEndpoints.ahead, { params: { id } })).data
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
