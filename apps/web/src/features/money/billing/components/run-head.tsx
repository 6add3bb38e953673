import { Button } from '@mantine/core'
import { IconChecks, IconTrash } from '@tabler/icons-react'
import { type BillingRunRecord, billingRunEndpoints } from '@thant/contracts/money/billing-runs'
import { moneyPaths } from '@thant/contracts/money-paths'
import { useNavigate } from 'react-router'
import { confirm } from '#components/feedback/confirm.tsx'
import { notifyError } from '#components/feedback/notify.ts'
import { useArchive } from '#components/feedback/use-archive.ts'
import { Figure } from '#components/figures/figure.tsx'
import { StatusBadge } from '#components/figures/status-badge.tsx'
import { RecordHead } from '#components/layout/page/record-head.tsx'
import { useWrite } from '#lib/calls/use-endpoint.ts'
import { useTranslation } from '#lib/i18n.ts'
import { useFormat } from '#lib/use-format.ts'
import { useCan } from '#lib/visitor/access.ts'
import { runBadges } from '../billing-badges.ts'

/** How far a run is, and the button that bills it. */
export function RunHead({ run }: { run: BillingRunRecord }) {
  const { t } = useTranslation()
  const format = useFormat()
  const mayBill = useCan()('billing:change')
  const count = countInvoices(run)
  return (
    <RecordHead
      status={<StatusBadge badge={runBadges[run.state]} />}
      figure={
        <Figure
          value={format.number(count)}
          unit={
            count < run.drafts
              ? t('invoices from {{number}} drafts', { number: format.number(run.drafts) })
              : t('invoices')
          }
          size="lg"
        />
      }
      when={<When run={run} />}
    >
      {mayBill && run.state === 'draft' && <Decision run={run} />}
    </RecordHead>
  )
}

function When({ run: { acceptedAt, acceptedBy, createdAt, createdBy } }: { run: BillingRunRecord }) {
  const { t } = useTranslation()
  const format = useFormat()
  if (acceptedAt === null) {
    return t('Drafted {{date}} by {{name}}', { date: format.dateTime(createdAt), name: createdBy?.name ?? '' })
  }
  return t('Accepted {{date}} by {{name}}', { date: format.dateTime(acceptedAt), name: acceptedBy?.name ?? '' })
}

function Decision({ run }: { run: BillingRunRecord }) {
  const { t } = useTranslation()
  const format = useFormat()
  const navigate = useNavigate()
  const accept = useWrite(billingRunEndpoints.accept)
  const remove = useArchive<BillingRunRecord>({
    endpoint: billingRunEndpoints.remove,
    title: t('Remove these drafts?'),
    body: () => t('What was charged stays open and can be drafted again.'),
    confirm: t('Remove'),
    done: () => t('The drafts were removed.'),
  })
  const count = countInvoices(run)
  const sums = run.totals
    .filter(({ total }) => total > 0)
    .map(({ total, currency }) => format.money(total, currency))
    .join(t(', '))
  const ask = async () => {
    const isSure = await confirm({
      title: t('Bill {{month}}?', { month: format.month(run.month) }),
      body: t('Invoices: {{count}}, for {{sums}}. They are numbered, dated today and emailed to the customers.', {
        count: format.number(count),
        sums,
      }),
      confirm: t('Accept and bill'),
      cancel: t('Cancel'),
    })
    if (!isSure) return
    await accept
      .mutateAsync({ params: { id: run._id }, body: { __v: run.__v } })
      .catch((error: unknown) => notifyError(error, t))
  }
  return (
    <>
      <Button
        leftSection={<IconChecks size={16} aria-hidden />}
        loading={accept.isPending}
        disabled={count === 0}
        onClick={() => void ask()}
      >
        {t('Accept and bill')}
      </Button>
      <Button
        variant="default"
        leftSection={<IconTrash size={16} aria-hidden />}
        onClick={() => void remove(run).then((isRemoved) => isRemoved && navigate(moneyPaths.billingRuns))}
      >
        {t('Remove')}
      </Button>
    </>
  )
}

function countInvoices({ totals }: BillingRunRecord): number {
  return totals.reduce((sum, { count }) => sum + count, 0)
}
