import { Button } from '@mantine/core'
import { IconReceipt } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { generatePath, Link } from 'react-router'
import { StatCard } from '#components/figures/stat-card.tsx'
import { useTranslation } from '#lib/i18n.ts'
import { paths } from '#lib/links/paths.ts'
import { useFormat } from '#lib/use-format.ts'
import { useUnpaid } from '../../use-unpaid.ts'
import { UnpaidLine } from './unpaid-line.tsx'

type UnpaidCardProps = {
  organizationId: string
  /** What is not billed yet. */
  children?: ReactNode
}

/** Tells customers what they have to pay, with the way to their unpaid invoice, or to the list of several. */
export function UnpaidCard({ organizationId, children }: UnpaidCardProps) {
  const { t } = useTranslation()
  const format = useFormat()
  const { unpaid, onlyInvoice, ageing } = useUnpaid(organizationId)
  const card = { label: t('To pay'), icon: <IconReceipt size={18} aria-hidden /> }
  const [first, ...others] = unpaid ?? []
  if (ageing.isError && unpaid === undefined) {
    return <StatCard {...card} value={undefined} period="" onRetry={() => void ageing.refetch()} />
  }
  if (first === undefined) {
    const period = (
      <>
        <span>{t('Every invoice is paid.')}</span>
        {children}
      </>
    )
    return <StatCard {...card} value={unpaid && t('Nothing due')} period={unpaid && period} />
  }
  return (
    <StatCard
      {...card}
      value={format.amount(first.amount, first.currency)}
      unit={first.currency}
      period={
        <>
          {first.overdue > 0 && (
            <span>{t('{{amount}} overdue', { amount: format.money(first.overdue, first.currency) })}</span>
          )}
          {others.map((other) => (
            <UnpaidLine key={other.currency} unpaid={other} />
          ))}
          {children}
        </>
      }
      action={
        <Button component={Link} to={payHref(onlyInvoice)} size="xs">
          {t('Pay')}
        </Button>
      }
    />
  )
}

function payHref(onlyInvoice: string | undefined): string {
  if (onlyInvoice === undefined) return `${paths.ownInvoices}?status=PENDING`
  return generatePath(paths.ownInvoice, { paymentId: onlyInvoice })
}
