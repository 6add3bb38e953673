import { Button, Group } from '@mantine/core'
import { contactTopicLabels } from '@thant/contracts/company/contact'
import { resultOutcomeLabels } from '@thant/contracts/money/payments'
import { moneyPaths } from '@thant/contracts/money-paths'
import { roadPaths } from '@thant/contracts/road-paths'
import { missedReportKindLabels } from '@thant/contracts/service/missed-reports'
import { pickupRequestKindLabels } from '@thant/contracts/service/pickup-request-states'
import { shownConflictLabels } from '@thant/contracts/service/visit-states'
import { onOneLine } from '@thant/i18n/word-joiner'
import { generatePath } from 'react-router'
import { MatterLink, MatterRow } from '#components/layout/page/matter-list.tsx'
import { ReplyButtons } from '#features/company/contact/components/reply-buttons.tsx'
import { invoiceHref } from '#features/money/invoices/invoice-href.ts'
import { useMarkReviewed } from '#features/money/payments/use-mark-reviewed.ts'
import { AnswerButton } from '#features/service/outcomes/components/answer-button.tsx'
import { AnswerButtons } from '#features/service/pickup-requests/components/answer-buttons.tsx'
import { placeName } from '#features/service/pickups/pickup-site.ts'
import { todayIn } from '#lib/entries/zoned-time.ts'
import { useTranslation } from '#lib/i18n.ts'
import { paths } from '#lib/links/paths.ts'
import { organizationProfileHref } from '#lib/links/profile-href.ts'
import { requestHref } from '#lib/links/request-href.ts'
import { useCompanyTimeZone, useFormat } from '#lib/use-format.ts'
import { useCan } from '#lib/visitor/access.ts'
import { waitingSearch } from '#lib/waiting-lists.ts'
import { toComeOn } from '../days-ahead.ts'
import type { Matter } from '../matters.ts'
import { AssignDriver } from './assign-driver.tsx'
import { MatterTitle } from './matter-title.tsx'

const latePickupsNamed = 3

type RowOf<Kind extends Matter['kind']> = { matter: Extract<Matter, { kind: Kind }> }

export function WaitingRow({ matter }: { matter: Matter }) {
  switch (matter.kind) {
    case 'request':
      return <RequestRow matter={matter} />
    case 'missed-report':
      return <MissedReportRow matter={matter} />
    case 'visit':
      return <VisitRow matter={matter} />
    case 'message':
      return <MessageRow matter={matter} />
    case 'contact':
      return <ContactRow matter={matter} />
    case 'driverless':
      return <DriverlessRow matter={matter} />
    case 'late':
      return <LateRow matter={matter} />
    case 'overdue':
      return <InvoiceRow matter={matter} />
    case 'result':
      return <ResultRow matter={matter} />
    case 'mail':
      return <MailRow matter={matter} />
    case 'backup':
      return <BackupRow matter={matter} />
  }
}

function RequestRow({ matter: { request } }: RowOf<'request'>) {
  const { t } = useTranslation()
  const format = useFormat()
  const wanted = request.wantedAt ?? request.pickup?.pickUpTime
  return (
    <MatterRow
      title={
        <MatterTitle to={requestHref(request._id)}>
          {[t(pickupRequestKindLabels[request.kind]), placeName(request.organization, request.site)].join(' · ')}
        </MatterTitle>
      }
      hint={[
        ...(wanted === undefined ? [] : [t('Wanted: {{time}}', { time: format.dateTime(wanted) })]),
        onOneLine(t('Answer by {{time}}', { time: format.dateTime(request.expiresAt) })),
      ].join(' · ')}
    >
      <AnswerButtons request={request} isInRow />
    </MatterRow>
  )
}

function MissedReportRow({ matter: { report } }: RowOf<'missed-report'>) {
  const { t } = useTranslation()
  const format = useFormat()
  return (
    <MatterRow
      title={
        <MatterTitle to={generatePath(paths.pickupEdit, { logisticsId: report.pickup._id })}>
          {[t(missedReportKindLabels[report.kind]), placeName(report.organization, report.site)].join(' · ')}
        </MatterTitle>
      }
      hint={[
        t('Pickup of {{time}}', { time: format.dateTime(report.pickup.pickUpTime) }),
        ...(report.note === '' ? [] : [report.note]),
      ].join(' · ')}
    >
      <AnswerButton report={report} />
    </MatterRow>
  )
}

function VisitRow({ matter: { visit } }: RowOf<'visit'>) {
  const { t } = useTranslation()
  const format = useFormat()
  return (
    <MatterRow
      title={[t('Visit to look at'), visit.stop.organization].join(' · ')}
      hint={[
        ...(visit.conflict === null ? [] : [t(shownConflictLabels[visit.conflict])]),
        format.dateTime(visit.recordedAt),
      ].join(' · ')}
    >
      <MatterLink to={generatePath(roadPaths.visit, { visitId: visit._id })}>{t('Look at it')}</MatterLink>
    </MatterRow>
  )
}

function MessageRow({ matter: { message } }: RowOf<'message'>) {
  const { t } = useTranslation()
  return (
    <MatterRow title={[t(contactTopicLabels[message.topic]), message.name].join(' · ')} hint={message.message}>
      <ReplyButtons message={message} />
    </MatterRow>
  )
}

function ContactRow({ matter: { note, due } }: RowOf<'contact'>) {
  const { t } = useTranslation()
  const format = useFormat()
  return (
    <MatterRow
      title={note.organization.name}
      hint={[t('Next contact: {{day}}', { day: format.date(due) }), note.text].join(' · ')}
    >
      <MatterLink to={`${organizationProfileHref(note.organization._id)}&tab=activity`}>
        {t('Open the notes')}
      </MatterLink>
    </MatterRow>
  )
}

function DriverlessRow({ matter: { pickup } }: RowOf<'driverless'>) {
  const { t } = useTranslation()
  const format = useFormat()
  return (
    <MatterRow
      title={
        <MatterTitle to={generatePath(paths.pickupEdit, { logisticsId: pickup._id })}>
          {placeName(pickup.organizationId, pickup.site)}
        </MatterTitle>
      }
      hint={[t('Nobody is assigned yet'), format.dateTime(pickup.pickUpTime)].join(' · ')}
    >
      <AssignDriver pickup={pickup} />
    </MatterRow>
  )
}

function LateRow({ matter: { pickups } }: RowOf<'late'>) {
  const { t } = useTranslation()
  const format = useFormat()
  const day = todayIn(useCompanyTimeZone())
  const named = pickups.slice(0, latePickupsNamed).map(({ pickUpTime, organizationId }) => {
    return `${format.time(pickUpTime)} ${organizationId.name}`
  })
  return (
    <MatterRow
      title={t('Late pickups: {{count}}', { count: pickups.length })}
      hint={[...named, ...(pickups.length > named.length ? ['…'] : [])].join(' · ')}
    >
      <MatterLink to={`${paths.pickups}?${toComeOn(day)}`}>{t('Look at them')}</MatterLink>
    </MatterRow>
  )
}

function InvoiceRow({ matter: { invoice } }: RowOf<'overdue'>) {
  const { t } = useTranslation()
  const format = useFormat()
  const due = t('{{count}} days overdue', {
    count: invoice.daysOverdue,
  })
  return (
    <MatterRow
      title={[invoice.invoiceNo, invoice.organization.name].join(' · ')}
      hint={[format.money(invoice.amount, invoice.currency), due].join(' · ')}
    >
      <MatterLink to={invoiceHref(invoice)}>{t('Open the invoice')}</MatterLink>
    </MatterRow>
  )
}

function ResultRow({ matter: { result } }: RowOf<'result'>) {
  const { t } = useTranslation()
  const format = useFormat()
  const can = useCan()
  const { markReviewed, isMarking } = useMarkReviewed()
  return (
    <MatterRow
      title={[
        t('Payment result'),
        result.payer ?? result.orderId,
        ...(result.amount === null ? [] : [format.money(result.amount, result.currency ?? '')]),
      ].join(' · ')}
      hint={[
        t(resultOutcomeLabels[result.outcome]),
        t('Received {{time}}', { time: onOneLine(format.dateTime(result.at)) }),
      ].join(' · ')}
    >
      <Group gap="xs">
        <MatterLink to={`${moneyPaths.paymentResults}${waitingSearch.results}`}>{t('Review')}</MatterLink>
        {can('invoices:change') && (
          <Button size="xs" variant="default" loading={isMarking} onClick={() => markReviewed(result, true)}>
            {t('Mark as reviewed')}
          </Button>
        )}
      </Group>
    </MatterRow>
  )
}

function MailRow({ matter: { mail } }: RowOf<'mail'>) {
  const { t } = useTranslation()
  return (
    <MatterRow
      title={[t('Email not sent'), mail.subject].join(' · ')}
      hint={[mail.to, ...(mail.reason === '' ? [] : [mail.reason])].join(' · ')}
    >
      <MatterLink to={`${paths.mails}${waitingSearch.mails}`}>{t('Look at it')}</MatterLink>
    </MatterRow>
  )
}

function BackupRow({ matter: { lastGoodAt } }: RowOf<'backup'>) {
  const { t } = useTranslation()
  const format = useFormat()
  return (
    <MatterRow
      title={t('The backup is overdue')}
      hint={
        lastGoodAt === null
          ? t('There is no good backup yet.')
          : t('The last good backup is of {{time}}.', { time: format.dateTime(lastGoodAt) })
      }
    >
      <MatterLink to={paths.backups}>{t('Look at it')}</MatterLink>
    </MatterRow>
  )
}
