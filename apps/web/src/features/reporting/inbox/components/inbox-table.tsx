import { IconCheck, IconCreditCard, IconEyeCheck, IconFlag, IconInbox, IconMail } from '@tabler/icons-react'
import {
  type InboxKind,
  type InboxRow,
  inboxAboutLabels,
  inboxEndpoints,
  inboxKindLabels,
} from '@thant/contracts/reporting/inbox'
import { partOfDayLabels } from '@thant/contracts/service/pickup-request-states'
import { useListState } from '#components/data-table/address/use-list-state.ts'
import { CellText } from '#components/data-table/cells/cell-text.tsx'
import type { RowAction } from '#components/data-table/columns/column.ts'
import { ListTable } from '#components/data-table/list-table.tsx'
import { type BadgeStyle, StatusBadge } from '#components/figures/status-badge.tsx'
import { useNoteAnswer } from '#features/company/contact/use-note-answer.ts'
import { useMarkReviewed } from '#features/money/payments/use-mark-reviewed.ts'
import { useReportAnswer } from '#features/service/outcomes/components/use-report-answer.tsx'
import { useRowAnswers } from '#features/service/pickup-requests/components/use-row-answers.tsx'
import { useTranslation } from '#lib/i18n.ts'
import { useFormat } from '#lib/use-format.ts'
import { useCan } from '#lib/visitor/access.ts'
import { useMatterHref } from '../use-matter-href.ts'
import { AnswerBy } from './answer-by.tsx'

const kindStyles: Record<InboxKind, Omit<BadgeStyle, 'label'>> = {
  request: { color: 'sky', icon: IconInbox },
  'missed-report': { color: 'amber', icon: IconFlag },
  message: { color: 'leaf', icon: IconMail },
  result: { color: 'gray', icon: IconCreditCard },
}

/** Lists what waits for an answer, which is given in the row. */
export function InboxTable() {
  const { t } = useTranslation()
  const state = useListState(inboxEndpoints.list)
  const hrefOf = useMatterHref()
  const { actionsFor, dialogs } = useRowActions()
  return (
    <>
      <ListTable
        endpoints={inboxEndpoints}
        label={t('Inbox')}
        state={state}
        search={t('Search customer, sender or text')}
        cells={{
          kind: {
            onPhone: 'corner',
            render: ({ kind }) => <StatusBadge badge={{ ...kindStyles[kind], label: inboxKindLabels[kind] }} />,
          },
          sender: { width: 130, onPhone: 'heading' },
          about: { width: 180, render: (row) => <About row={row} /> },
          arrivedAt: { isSecondary: true },
          answerBy: { render: ({ answerBy }) => <AnswerBy instant={answerBy} /> },
        }}
        rowHref={hrefOf}
        rowActions={actionsFor}
        empty={{
          title: t('Nothing waits for an answer'),
          hint: t('Requests, reports, messages and payment results appear here until they are answered.'),
        }}
      />
      {dialogs}
    </>
  )
}

function useRowActions() {
  const { t } = useTranslation()
  const can = useCan()
  const { noteAnswer } = useNoteAnswer()
  const { markReviewed } = useMarkReviewed()
  const answers = useRowAnswers(true)
  const reports = useReportAnswer()
  const actionsFor = (row: InboxRow): RowAction[] => {
    switch (row.kind) {
      case 'request':
        return row.request === null ? [] : answers.actionsFor(row.request)
      case 'missed-report':
        return reports.actionsFor(row)
      case 'message':
        return [{ label: t('Mark as answered'), icon: IconCheck, onClick: () => noteAnswer(row, true) }]
      case 'result':
        return can('invoices:change')
          ? [{ label: t('Mark as reviewed'), icon: IconEyeCheck, onClick: () => markReviewed(row, true) }]
          : []
    }
  }
  const dialogs = (
    <>
      {answers.dialog}
      {reports.dialog}
    </>
  )
  return { actionsFor, dialogs }
}

function About({ row: { about, wantedAt, request, remark } }: { row: InboxRow }) {
  const { t } = useTranslation()
  const format = useFormat()
  const partOfDay = request?.partOfDay ?? null
  const wanted =
    wantedAt === null || partOfDay === null
      ? wantedAt && format.dateTime(wantedAt)
      : [format.date(wantedAt), t(partOfDayLabels[partOfDay])].join(t(', '))
  return <CellText>{[t(inboxAboutLabels[about]), wanted, remark].filter(Boolean).join(' · ')}</CellText>
}
