import { Badge, Button, Skeleton, Table, Text } from '@mantine/core'
import { FailedState } from '#components/feedback/failed-state.tsx'
import { notifyDone, notifyError } from '#components/feedback/notify.ts'
import { useEndpoint, useWrite } from '#lib/calls/use-endpoint.ts'
import { useTranslation } from '#lib/i18n.ts'
import { useFormat } from '#lib/use-format.ts'
import type { LinkEndpoints } from '../../shared-kinds.ts'

export function ShareLinks({ endpoints, reportId }: { endpoints: LinkEndpoints; reportId: string }) {
  const { t } = useTranslation()
  const format = useFormat()
  const result = useEndpoint(endpoints.links, { params: { id: reportId } })
  const write = useWrite(endpoints.revokeLink)
  const revoke = (linkId: string) =>
    write.mutate(
      { params: { id: reportId, linkId } },
      { onSuccess: () => notifyDone(t('The link was revoked.')), onError: (error) => notifyError(error, t) },
    )
  if (result.isError) return <FailedState error={result.error} onRetry={() => void result.refetch()} />
  if (!result.data) return <Skeleton height={80} />
  const links = result.data.data
  if (links.length === 0) return <Text c="dimmed">{t('No links yet.')}</Text>
  return (
    <Table.ScrollContainer minWidth={240}>
      <Table aria-label={t('Links of this report')} borderColor="var(--hairline)">
        <Table.Thead>
          <Table.Tr>
            <Table.Th visibleFrom="xs">{t('Created')}</Table.Th>
            <Table.Th>{t('Expires')}</Table.Th>
            <Table.Th ta="right">{t('State')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {links.map(({ _id, createdAt, expiresAt, revokedAt, openings, lastOpenedAt }) => (
            <Table.Tr key={_id}>
              <Table.Td visibleFrom="xs">{format.date(createdAt)}</Table.Td>
              <Table.Td>
                {format.date(expiresAt)}
                <Text size="xs" c="dimmed">
                  {lastOpenedAt === null
                    ? t('Not opened yet')
                    : t('Opened {{count}} times, last on {{date}}', {
                        count: openings,
                        date: format.date(lastOpenedAt),
                      })}
                </Text>
              </Table.Td>
              <Table.Td ta="right">
                {revokedAt !== null ? (
                  <Badge color="gray">{t('Revoked')}</Badge>
                ) : Date.parse(expiresAt) < Date.now() ? (
                  <Badge color="gray">{t('Expired')}</Badge>
                ) : (
                  <Button variant="default" color="brick" size="xs" onClick={() => revoke(_id)}>
                    {t('Revoke')}
                  </Button>
                )}
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  )
}
