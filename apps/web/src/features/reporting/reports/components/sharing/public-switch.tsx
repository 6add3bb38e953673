import { Switch } from '@mantine/core'
import { reportEndpoints } from '@thant/contracts/reporting/reports'
import { useState } from 'react'
import { notifyDone, notifyError } from '#components/feedback/notify.ts'
import { useWrite } from '#lib/calls/use-endpoint.ts'
import { useTranslation } from '#lib/i18n.ts'

/** Decides whether a report's permanent address works for everyone, which an expired link would not change. */
export function PublicSwitch({ reportId, wasPublic }: { reportId: string; wasPublic: boolean }) {
  const { t } = useTranslation()
  const [isPublic, setPublic] = useState(wasPublic)
  const write = useWrite(reportEndpoints.publish)
  const change = (next: boolean) =>
    write.mutate(
      { params: { id: reportId }, body: { isPublic: next } },
      {
        onSuccess: () => {
          setPublic(next)
          notifyDone(
            next
              ? t('Everyone who has the address can read the report.')
              : t('Others now need a link to read the report.'),
          )
        },
        onError: (error) => notifyError(error, t),
      },
    )
  return (
    <Switch
      checked={isPublic}
      disabled={write.isPending}
      onChange={(event) => change(event.currentTarget.checked)}
      label={t('Anyone with the address can view it')}
      description={t('Off: only its organization, staff, and people with a link that has not expired can read it.')}
    />
  )
}
