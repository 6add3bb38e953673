import { Anchor } from '@mantine/core'
import { IconMailForward } from '@tabler/icons-react'
import { moneyPaths } from '@thant/contracts/money-paths'
import { type FailedMail, mailEndpoints } from '@thant/contracts/reporting/mails'
import { generatePath, Link } from 'react-router'
import { useListState } from '#components/data-table/address/use-list-state.ts'
import { CellText } from '#components/data-table/cells/cell-text.tsx'
import type { RowAction } from '#components/data-table/columns/column.ts'
import type { FilterOf } from '#components/data-table/filters/filter.ts'
import { ListTable } from '#components/data-table/list-table.tsx'
import { useTranslation } from '#lib/i18n.ts'
import { paths } from '#lib/links/paths.ts'
import { organizationProfileHref, userProfileHref } from '#lib/links/profile-href.ts'
import { useFormat } from '#lib/use-format.ts'
import { useSendAgain } from '../use-send-again.ts'

export function FailedMailsTable() {
  const { t } = useTranslation()
  const state = useListState(mailEndpoints.list)
  const { sendAgain } = useSendAgain()
  const actionsFor = (row: FailedMail): RowAction[] =>
    row.canBeSentAgain ? [{ label: t('Send again'), icon: IconMailForward, onClick: () => sendAgain(row) }] : []
  const sentAgain: FilterOf<typeof mailEndpoints.list> = {
    kind: 'choice',
    name: 'isOpen',
    label: t('Sent again'),
    options: [
      { value: 'true', label: t('No') },
      { value: 'false', label: t('Yes') },
    ],
  }
  return (
    <ListTable
      endpoints={mailEndpoints}
      label={t('Emails not sent')}
      state={state}
      search={t('Search address or subject')}
      filters={[sentAgain, 'to', 'subject', 'failedAt']}
      cells={{
        subject: { width: 160, onPhone: 'heading' },
        to: { width: 150 },
        for: { width: 130, render: (row) => <Concerned mail={row} /> },
        reason: { width: 130, render: (row) => <Reason mail={row} /> },
        sentAgainAt: { width: 140, render: (row) => <SentAgain mail={row} /> },
      }}
      rowActions={actionsFor}
      empty={{
        title: t('All emails were sent'),
        hint: t('Emails that a server refused, or that could not be sent for a day, are listed here.'),
      }}
    />
  )
}

function Reason({ mail: { reason } }: { mail: FailedMail }) {
  return reason === '' ? '–' : <CellText>{reason}</CellText>
}

function SentAgain({ mail }: { mail: FailedMail }) {
  const { t } = useTranslation()
  const format = useFormat()
  if (mail.sentAgainAt !== null) {
    const values = { name: mail.sentAgainBy?.name ?? '', date: format.dateTime(mail.sentAgainAt) }
    return <CellText>{t('{{date}} by {{name}}', values)}</CellText>
  }
  return <CellText>{mail.canBeSentAgain ? t('No') : t('No, its link is not stored')}</CellText>
}

/** Leads to what the mail is about, or else to who it was for. */
function Concerned({ mail: { invoice, order, user, organization } }: { mail: FailedMail }) {
  const { t } = useTranslation()
  if (invoice) {
    const { _id, organizationId } = invoice
    const href = generatePath(paths.invoice, { organizationId, paymentId: _id })
    return <RecordLink href={href} name={invoice.invoiceNo} />
  }
  if (order !== null) {
    return (
      <RecordLink
        href={generatePath(moneyPaths.order, { orderId: order })}
        name={t('Order {{number}}', { number: order })}
      />
    )
  }
  if (user) return <RecordLink href={userProfileHref(user._id)} name={user.name} />
  return organization ? <RecordLink href={organizationProfileHref(organization._id)} name={organization.name} /> : '–'
}

function RecordLink({ href, name }: { href: string; name: string }) {
  return (
    <Anchor component={Link} to={href}>
      <CellText>{name}</CellText>
    </Anchor>
  )
}
