import { Alert, Anchor } from '@mantine/core'
import { Link } from 'react-router'
import { useTranslation } from '#lib/i18n.ts'
import { paths } from '#lib/links/paths.ts'

/** Leads to the invoices, because a generic payment leaves an invoice unpaid that it only names. */
export function InvoiceHint() {
  const { t } = useTranslation()
  return (
    <Alert color="amber" role="status" title={t('This looks like the number of an invoice')}>
      {t('A payment made here does not mark your invoice as paid. Please sign in and pay it among your invoices.')}{' '}
      <Anchor component={Link} to={paths.ownInvoices}>
        {t('Pay the invoice')}
      </Anchor>
    </Alert>
  )
}
