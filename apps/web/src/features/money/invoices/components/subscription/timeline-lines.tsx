import type { Subscription } from '@thant/contracts/customers/subscriptions'
import { invoiceStatusLabels } from '@thant/contracts/money/invoice-statuses'
import { useState } from 'react'
import { ShowAllButton } from '#components/layout/page/show-all-button.tsx'
import { useTranslation } from '#lib/i18n.ts'
import { useFormat } from '#lib/use-format.ts'
import { spanKinds } from '../../span-kinds.ts'
import { linesOf } from '../../timeline.ts'
import classes from './service-timeline.module.css'

const shownAtFirst = 4

/** Lists the timeline's contracts and periods as text, newest first. */
export function TimelineLines({ subscription }: { subscription: Subscription }) {
  const { t } = useTranslation()
  const format = useFormat()
  const [isWhole, setIsWhole] = useState(false)
  const lines = linesOf(subscription)
  if (lines.length === 0) return <p className={classes.nothing}>{t('No contract, and nothing was billed yet.')}</p>
  return (
    <div>
      <table className={classes.table} aria-label={t('Service timeline')}>
        <thead>
          <tr>
            <th scope="col">{t('Invoice or contract')}</th>
            <th scope="col">{t('From')}</th>
            <th scope="col">{t('To')}</th>
            <th scope="col">{t('State')}</th>
          </tr>
        </thead>
        <tbody>
          {(isWhole ? lines : lines.slice(0, shownAtFirst)).map((line) => {
            const status = 'invoiceNo' in line ? line.paymentStatus : undefined
            return (
              <tr key={'invoiceNo' in line ? line.invoiceNo : `${line.start} ${line.end}`}>
                <th scope="row">
                  <span className={classes.swatch} data-span={status ? spanKinds[status] : 'contract'} aria-hidden />
                  {'invoiceNo' in line ? line.invoiceNo : t('Contract')}
                </th>
                <td data-label={t('From')}>{format.date(line.start)}</td>
                <td data-label={t('To')}>{format.date(line.end)}</td>
                <td data-label={t('State')}>{status ? t(invoiceStatusLabels[status]) : '–'}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
      {lines.length > shownAtFirst && <ShowAllButton count={lines.length} isWhole={isWhole} onChange={setIsWhole} />}
    </div>
  )
}
