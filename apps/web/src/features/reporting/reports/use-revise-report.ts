import { type ReportRow, reportEndpoints } from '@thant/contracts/reporting/reports'
import { confirm } from '#components/feedback/confirm.tsx'
import { notifyDone, notifyError } from '#components/feedback/notify.ts'
import { useWrite } from '#lib/calls/use-endpoint.ts'
import { useTranslation } from '#lib/i18n.ts'
import { useReportTitles } from './report-title.ts'

/** Asks for confirmation, then creates a report of the same quarters from the current pickups. */
export function useReviseReport(): (report: ReportRow) => Promise<void> {
  const { t } = useTranslation()
  const titles = useReportTitles()
  const write = useWrite(reportEndpoints.revise)
  return async ({ _id, period, organization }) => {
    const named = { organization: organization.name, title: titles.quarters(period) }
    const isSure = await confirm({
      title: t('Make a new revision?'),
      body: t(
        '{{organization}}, {{title}}: the report stays as it is, and a new one is made from the data of today.',
        named,
      ),
      confirm: t('Make a new revision'),
      cancel: t('Cancel'),
    })
    if (!isSure) return
    await write.mutateAsync({ params: { id: _id }, idempotencyKey: crypto.randomUUID() }).then(
      () => notifyDone(t('The new revision of {{organization}}, {{title}} was made.', named)),
      (error: unknown) => notifyError(error, t),
    )
  }
}
