import { Alert, Button, Group, Skeleton, Stack, Text } from '@mantine/core'
import type { calendarFeedEndpoints, siteCalendarEndpoints } from '@thant/contracts/customers/calendar-feed'
import { useId } from 'react'
import { confirm } from '#components/feedback/confirm.tsx'
import { FailedState } from '#components/feedback/failed-state.tsx'
import { notifyDone } from '#components/feedback/notify.ts'
import { errorText } from '#lib/calls/error-text.ts'
import { useEndpoint, useWrite } from '#lib/calls/use-endpoint.ts'
import { useTranslation } from '#lib/i18n.ts'
import { useFormat } from '#lib/use-format.ts'
import { languageOf } from '#lib/visitor/language-of.ts'
import classes from './calendar-address-panel.module.css'
import { NewCalendarAddress } from './new-calendar-address.tsx'

type CalendarAddressPanelProps = {
  /** The organization or the site whose calendar it is. */
  id: string
  endpoints: Pick<typeof calendarFeedEndpoints, 'state' | 'create' | 'revoke'> | typeof siteCalendarEndpoints
  /** Names the site where there are several. */
  heading: string | undefined
}

/** Shows a new address only once, because the server stores nothing but its hash. */
export function CalendarAddressPanel({ id, endpoints, heading }: CalendarAddressPanelProps) {
  const { t } = useTranslation()
  const format = useFormat()
  const params = { id }
  const headingId = useId()
  const state = useEndpoint(endpoints.state, { params })
  const create = useWrite(endpoints.create)
  const revoke = useWrite(endpoints.revoke)
  const since = state.data?.data.since
  const failure = create.error ?? revoke.error

  const makeNew = async () => {
    const isSure =
      !since ||
      (await confirm({
        title: t('Create a new address?'),
        body: t('Calendars that use the current address will no longer receive pickups.'),
        confirm: t('Create a new address'),
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
    <Stack
      gap="sm"
      component="section"
      aria-labelledby={heading === undefined ? undefined : headingId}
      className={heading === undefined ? undefined : classes.panel}
    >
      {heading !== undefined && (
        <h3 id={headingId} lang={languageOf(heading)}>
          {heading}
        </h3>
      )}
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
          variant={create.data || heading !== undefined ? 'default' : 'filled'}
          loading={create.isPending}
          disabled={state.isPending}
          onClick={() => void makeNew()}
        >
          {since ? t('Create a new address') : t('Create an address')}
        </Button>
      </Group>
    </Stack>
  )
}
