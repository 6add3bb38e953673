import { Alert, Button, Group, Skeleton, Stack, Text } from '@mantine/core'
import { calendarFeedEndpoints } from '@thant/contracts/calendar-feed'
import { confirm } from '#components/feedback/confirm.tsx'
import { FailedState } from '#components/feedback/failed-state.tsx'
import { notifyDone } from '#components/feedback/notify.ts'
import { errorText } from '#lib/error-text.ts'
import { useTranslation } from '#lib/i18n.ts'
import { useEndpoint, useWrite } from '#lib/use-endpoint.ts'
import { useFormat } from '#lib/use-format.ts'
import { NewCalendarAddress } from './new-calendar-address.tsx'

/** Shows a new address only once, because the server stores nothing but its hash. */
export function CalendarAddressPanel({ organizationId }: { organizationId: string }) {
  const { t } = useTranslation()
  const format = useFormat()
  const params = { id: organizationId }
  const state = useEndpoint(calendarFeedEndpoints.state, { params })
  const create = useWrite(calendarFeedEndpoints.create)
  const revoke = useWrite(calendarFeedEndpoints.revoke)
  const since = state.data?.data.since
  const failure = create.error ?? revoke.error

  const makeNew = async () => {
    const isSure =
      !since ||
      (await confirm({
        title: t('Make a new address?'),
        body: t('Calendars that use the current address will no longer receive pickups.'),
        confirm: t('Make a new address'),
        cancel: t('Cancel'),
      }))
    if (isSure) create.mutate({ params })
  }
  const end = async () => {
    const isSure = await confirm({
      title: t('Revoke the calendar address?'),
      body: t('Calendars that use the current address will no longer receive pickups.'),
      confirm: t('Revoke'),
      cancel: t('Cancel'),
      isDangerous: true,
    })
    if (!isSure) return
    create.reset()
    revoke.mutate({ params }, { onSuccess: () => notifyDone(t('The calendar address was revoked.')) })
  }

  if (state.isError) return <FailedState error={state.error} onRetry={() => void state.refetch()} />
  return (
    <Stack gap="md">
      <Text>
        {t('A private address adds every pickup to the calendar on your phone or computer.')}{' '}
        {t('Anyone who has the address can see the pickups.')}
      </Text>
      {failure && <Alert color="brick">{errorText(failure, t)}</Alert>}
      {create.data && <NewCalendarAddress url={create.data.data.url} />}
      {state.isPending && <Skeleton height={20} />}
      {!create.data && since && (
        <Text c="dimmed">
          {t('An address has been in use since {{date}}. It was shown once and cannot be shown again.', {
            date: format.dateTime(since),
          })}
        </Text>
      )}
      <Group justify="flex-end">
        {since && (
          <Button variant="default" color="brick" loading={revoke.isPending} onClick={() => void end()}>
            {t('Revoke')}
          </Button>
        )}
        <Button
          variant={create.data ? 'default' : 'filled'}
          loading={create.isPending}
          disabled={state.isPending}
          onClick={() => void makeNew()}
        >
          {since ? t('Make a new address') : t('Create an address')}
        </Button>
      </Group>
    </Stack>
  )
}
