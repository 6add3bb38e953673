import { Button, Checkbox, Group, Skeleton, Stack, Text } from '@mantine/core'
import { type Schedule, type SchedulePreview, scheduleEndpoints } from '@thant/contracts/service/schedules'
import { useState } from 'react'
import { Dialog } from '#components/feedback/dialog.tsx'
import { FailedState } from '#components/feedback/failed-state.tsx'
import { notifyDone, notifyError } from '#components/feedback/notify.ts'
import { Facts } from '#components/figures/facts.tsx'
import { isToCome } from '#features/service/pickups/pickup-status.ts'
import { useEndpoint, useWrite } from '#lib/calls/use-endpoint.ts'
import { useTranslation } from '#lib/i18n.ts'
import { useFormat } from '#lib/use-format.ts'
import { languageOf } from '#lib/visitor/language-of.ts'

type EndScheduleProps = { schedule: Schedule; onClose: () => void; onEnded: () => void }

/** Ends a schedule after saying what goes with it and what stays, which can go too. */
export function EndScheduleDialog(props: EndScheduleProps) {
  const { t } = useTranslation()
  const { schedule, onClose } = props
  const request = { params: { id: schedule._id } }
  const preview = useEndpoint(scheduleEndpoints.previewEnd, request, { staleTime: 0 })
  return (
    <Dialog opened onClose={onClose} title={t('End this schedule?')}>
      {preview.isPending && <Skeleton height={160} />}
      {preview.isError && <FailedState error={preview.error} onRetry={() => void preview.refetch()} />}
      {preview.isSuccess && <EndSchedule {...props} preview={preview.data.data} />}
    </Dialog>
  )
}

function EndSchedule({ schedule, preview, onClose, onEnded }: EndScheduleProps & { preview: SchedulePreview }) {
  const { t } = useTranslation()
  const format = useFormat()
  const end = useWrite(scheduleEndpoints.end)
  const [cancelsKept, setCancelsKept] = useState(false)
  const [endsContinuation, setEndsContinuation] = useState(false)
  const { name } = schedule.organizationId
  const { removed, continuation } = preview
  const kept = preview.kept.filter(({ status }) => isToCome(status)).length
  async function submit() {
    const query = {
      kept: cancelsKept ? ('cancel' as const) : ('stay' as const),
      continuation: endsContinuation ? ('end' as const) : ('stay' as const),
    }
    try {
      await end.mutateAsync({ params: { id: schedule._id }, query })
    } catch (error) {
      notifyError(error, t)
      return
    }
    notifyDone(t('The schedule of {{organization}} was ended.', { organization: name }))
    onEnded()
  }
  return (
    <Stack gap="md">
      <Text fw={600} lang={languageOf(name)}>
        {name}
      </Text>
      <Facts
        facts={[
          { label: t('Pickups that are removed'), value: format.number(removed) },
          { label: t('Keep them as somebody changed them'), value: format.number(kept) },
        ]}
      />
      {kept > 0 && (
        <Checkbox
          checked={cancelsKept}
          onChange={(event) => setCancelsKept(event.currentTarget.checked)}
          label={t('Cancel the pickups that somebody changed too')}
        />
      )}
      {continuation !== null && (
        <>
          <Text fz="sm">
            {t('Another schedule continues this one from {{day}}, and stays.', {
              day: format.date(continuation.startsOn),
            })}
          </Text>
          <Checkbox
            checked={endsContinuation}
            onChange={(event) => setEndsContinuation(event.currentTarget.checked)}
            label={t('End the schedule that continues it too')}
          />
        </>
      )}
      <Group>
        <Button color="brick" loading={end.isPending} onClick={() => void submit()}>
          {t('End schedule')}
        </Button>
        <Button variant="default" data-autofocus onClick={onClose}>
          {t('Cancel')}
        </Button>
      </Group>
    </Stack>
  )
}
