import { Button, Group, Skeleton, Stack, Text } from '@mantine/core'
import { driverHandoverEndpoints, type User, userEndpoints } from '@thant/contracts/customers/users'
import { useState } from 'react'
import { Dialog } from '#components/feedback/dialog.tsx'
import { FailedState } from '#components/feedback/failed-state.tsx'
import { notifyDone, notifyError } from '#components/feedback/notify.ts'
import { notifyWithAction } from '#components/feedback/notify-with-action.tsx'
import { useRestore } from '#components/feedback/use-restore.ts'
import { useEndpoint, useWrite } from '#lib/calls/use-endpoint.ts'
import { useTranslation } from '#lib/i18n.ts'
import type { StaffMember } from '../staff-member.ts'
import { hasWork } from '../work-ahead.ts'
import { HandOver } from './hand-over.tsx'

type DeactivateUserProps = { user: User; onClose: () => void }

/**
 * Deletes a user after a question, which for drivers counts what is ahead and asks who takes it over. What was handed
 * over would not come back, so that Undo is offered where nothing was.
 */
export function DeactivateUserDialog({ user, onClose }: DeactivateUserProps) {
  const { t } = useTranslation()
  const work = useEndpoint(driverHandoverEndpoints.ahead, { params: { id: user._id } }, { staleTime: 0 })
  const deactivate = useWrite(driverHandoverEndpoints.deactivate)
  const restore = useRestore(userEndpoints.reactivate)
  const [successor, setSuccessor] = useState<StaffMember | null>(null)
  const { name, email } = user
  async function submit() {
    try {
      await deactivate.mutateAsync({ params: { id: user._id }, query: { handOverTo: successor?._id } })
    } catch (error) {
      notifyError(error, t)
      return
    }
    const deleted = t('{{name}} was deleted.', { name })
    if (work.data && !hasWork(work.data.data)) notifyWithAction(deleted, t('Undo'), () => void restore(user, name))
    else notifyDone(deleted)
    onClose()
  }
  return (
    <Dialog opened onClose={onClose} title={t('Delete this user?')}>
      <Stack gap="md">
        <Text c="dimmed">
          {t('{{name}} ({{email}}) is signed out and can no longer sign in. The history keeps the name.', {
            name,
            email,
          })}
        </Text>
        {work.isPending && <Skeleton height={24} />}
        {work.isError && <FailedState error={work.error} onRetry={() => void work.refetch()} />}
        {work.isSuccess && hasWork(work.data.data) && (
          <HandOver work={work.data.data} value={successor} onChange={setSuccessor} />
        )}
        <Group justify="flex-end">
          <Button variant="default" data-autofocus onClick={onClose}>
            {t('Cancel')}
          </Button>
          <Button color="brick" disabled={!work.isSuccess} loading={deactivate.isPending} onClick={() => void submit()}>
            {t('Delete')}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  )
}
