import { Anchor, Select, Switch } from '@mantine/core'
import { type Cycle, cycles, type Subscription, subscriptionEndpoints } from '@thant/contracts/customers/subscriptions'
import { useState } from 'react'
import { notifyDone, notifyRefused } from '#components/feedback/notify.ts'
import { Facts } from '#components/figures/facts.tsx'
import { SectionCard } from '#components/layout/page/section-card.tsx'
import { ContractExpiry } from '#features/customers/organizations/components/contract-expiry.tsx'
import { showsIn } from '#lib/calls/pending-changes.ts'
import { useTranslation } from '#lib/i18n.ts'
import { useFormat } from '#lib/use-format.ts'
import { useOptimisticChange } from '#lib/use-optimistic-change.ts'
import { useCan } from '#lib/visitor/access.ts'
import { cycleLabels } from '../../cycles.ts'
import { ServicePeriodText } from '../one-invoice/service-period-text.tsx'
import { ExemptionDialog } from './exemption-dialog.tsx'
import classes from './subscription-card.module.css'

/** The cycle decides about prices, so another one is shown when the server has answered. */
const shows = [
  showsIn(subscriptionEndpoints.get, subscriptionEndpoints.change, ({ data, ...rest }, { params, body }) => {
    const { reminders = data.reminders, invoiceMails = data.invoiceMails } = body ?? {}
    return {
      ...rest,
      data: data.organization._id === params.organizationId ? { ...data, reminders, invoiceMails } : data,
    }
  }),
]

/** Shows an organization's billing cycle and reminders; saves each change immediately. */
export function SubscriptionCard({ subscription }: { subscription: Subscription }) {
  const { t } = useTranslation()
  const format = useFormat()
  const canChange = useCan()('subscriptions:change')
  const sendChange = useOptimisticChange(subscriptionEndpoints.change, shows)
  const { organization, cycle, reminders, invoiceMails, next } = subscription

  const save = (what: string, change: { cycle?: Cycle; reminders?: boolean; invoiceMails?: boolean }) =>
    void sendChange({ params: { organizationId: organization._id }, body: { ...change, __v: subscription.__v } }).then(
      () => notifyDone(t('The subscription was saved.')),
      (error: unknown) => notifyRefused(what, error, t),
    )

  return (
    <SectionCard title={t('Subscription')} subtitle={t('It does not renew automatically.')}>
      <div className={classes.columns}>
        <div className={classes.settings}>
          <Select
            label={t('Billing cycle')}
            data={cycles.map((value) => ({ value, label: t(cycleLabels[value]) }))}
            value={cycle}
            allowDeselect={false}
            disabled={!canChange}
            onChange={(value) =>
              value !== null && value !== cycle && save(t('Billing cycle'), { cycle: value as Cycle })
            }
          />
          <Switch
            label={t('Reminders by email')}
            description={t(
              'Before an invoice is due, 3, 14 and 30 days after it was due, and before the contract ends.',
            )}
            checked={reminders}
            disabled={!canChange}
            onChange={(event) => save(t('Reminders by email'), { reminders: event.currentTarget.checked })}
          />
          <Switch
            label={t('New invoices by email')}
            description={t("With the invoice as a PDF, to the organization's email address.")}
            checked={invoiceMails}
            disabled={!canChange}
            onChange={(event) => save(t('New invoices by email'), { invoiceMails: event.currentTarget.checked })}
          />
        </div>
        <Facts
          facts={[
            { label: t('Contract expires'), value: <ContractExpiry day={subscription.expiredDate} /> },
            { label: t('Next period'), value: <ServicePeriodText period={next.servicePeriod} /> },
            {
              label: t('Last price'),
              value: next.amount === null || next.currency === null ? null : format.money(next.amount, next.currency),
            },
            { label: t('Commercial tax'), value: <CommercialTax subscription={subscription} /> },
          ]}
        />
      </div>
    </SectionCard>
  )
}

function CommercialTax({ subscription }: { subscription: Subscription }) {
  const { t } = useTranslation()
  const format = useFormat()
  const [isOpen, setOpen] = useState(false)
  const canChange = useCan()('subscriptions:change')
  const { taxPercent, taxExemption } = subscription
  const exemption =
    taxExemption &&
    t(
      taxExemption.to === null ? 'Exempt by {{document}} from {{from}}' : 'Exempt by {{document}}, {{from}} to {{to}}',
      {
        document: taxExemption.document,
        from: format.date(taxExemption.from),
        to: taxExemption.to === null ? '' : format.date(taxExemption.to),
      },
    )
  return (
    <>
      {[taxPercent === null ? null : `${format.number(taxPercent)}%`, exemption].filter(Boolean).join(' · ') ||
        t('No tax')}{' '}
      {taxExemption?.file && (
        <>
          <Anchor href={taxExemption.file.url} target="_blank" rel="noreferrer" underline="always">
            {t('Open the document')}
          </Anchor>{' '}
        </>
      )}
      {canChange && (
        <Anchor component="button" type="button" display="block" onClick={() => setOpen(true)}>
          {taxExemption === null ? t('Enter an exemption') : t('Change the exemption')}
        </Anchor>
      )}
      <ExemptionDialog subscription={subscription} isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  )
}
