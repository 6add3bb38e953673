import type { Subscription } from '@thant/contracts/customers/subscriptions'
import { invoiceStatusLabels } from '@thant/contracts/money/invoice-statuses'
import { monthNameOf } from '@thant/i18n/short-dates'
import { useEffect, useRef } from 'react'
import { SectionCard } from '#components/layout/page/section-card.tsx'
import { todayIn } from '#lib/entries/zoned-time.ts'
import { useTranslation } from '#lib/i18n.ts'
import { useCompanyTimeZone, useFormat } from '#lib/use-format.ts'
import { spanKinds } from '../../span-kinds.ts'
import { type Billed, type Placed, timelineOf } from '../../timeline.ts'
import classes from './service-timeline.module.css'
import { TimelineLines } from './timeline-lines.tsx'

/** Every third month has a label, which is wider in Burmese. */
const monthWidths = { en: 26, my: 36 }

/** Draws contracts and billed periods over time; the list below has every name and date as text. */
export function ServiceTimeline({ subscription }: { subscription: Subscription }) {
  const { language, t } = useTranslation()
  const format = useFormat()
  const today = todayIn(useCompanyTimeZone())
  const line = timelineOf(subscription, today)
  const box = useRef<HTMLElement>(null)
  const { todayAt } = line
  const width = line.months * (line.months <= 6 ? 76 : monthWidths[language])

  // Scrolls today into view when the timeline is wider than the screen, and again when the language widens it.
  useEffect(() => {
    const element = box.current
    if (element) element.scrollLeft = (todayAt / 100) * Math.max(width, element.scrollWidth) - element.clientWidth / 2
  }, [todayAt, width])

  return (
    <SectionCard
      title={t('Service timeline')}
      subtitle={t('Contracts, and the periods that were billed. Today is {{date}}.', { date: format.date(today) })}
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable by keyboard. */}
      <section ref={box} className={classes.scroll} tabIndex={0} aria-label={t('Drawn on a line')}>
        <div className={classes.line} style={{ minWidth: width }} aria-hidden>
          <div className={classes.marks}>
            {line.marks.filter(hasRoom).map(({ month, left }, index) => (
              <span key={month} style={{ left: `${left}%` }}>
                {month.endsWith('-01') || index === 0 ? format.month(month) : t(monthNameOf(month))}
              </span>
            ))}
          </div>
          <div className={classes.contracts}>
            {line.contracts.map((contract) => (
              <span
                key={contract.start + contract.end}
                className={classes.contract}
                style={placeOf(contract)}
                title={`${format.date(contract.start)} – ${format.date(contract.end)}`}
              >
                <span>{t('Contract')}</span>
              </span>
            ))}
          </div>
          {line.lanes.map((lane) => (
            <div key={lane[0]?.invoiceNo} className={classes.lane}>
              {lane.map((period) => (
                <Period key={period.invoiceNo} period={period} />
              ))}
            </div>
          ))}
          <span className={classes.today} data-at-end={todayAt > 90 || undefined} style={{ left: `${todayAt}%` }}>
            <span>{t('Today')}</span>
          </span>
        </div>
      </section>
      <TimelineLines subscription={subscription} />
    </SectionCard>
  )
}

function Period({ period }: { period: Placed<Billed> }) {
  const { t } = useTranslation()
  const format = useFormat()
  const { invoiceNo, paymentStatus, start, end } = period
  const said = `${invoiceNo}: ${format.date(start)} – ${format.date(end)}, ${t(invoiceStatusLabels[paymentStatus])}`
  return <span className={classes.period} data-span={spanKinds[paymentStatus]} style={placeOf(period)} title={said} />
}

function placeOf({ left, width }: { left: number; width: number }) {
  return { left: `${left}%`, width: `${width}%` }
}

/** Omits a label close to the end, because it would extend beyond the line and widen it. */
function hasRoom({ left }: { left: number }): boolean {
  return left < 93
}
