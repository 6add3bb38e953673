import { Anchor } from '@mantine/core'
import { Link } from 'react-router'
import { Page } from '#components/layout/page.tsx'
import { PageTabs } from '#components/layout/page-tabs.tsx'
import { AgeingCards } from '#features/invoices/components/ageing-cards.tsx'
import { InvoicesTable } from '#features/invoices/components/invoices-table.tsx'
import { useTranslation } from '#lib/i18n.ts'
import { paths } from '#lib/paths.ts'
import { usePaymentTabs } from '../../payment-tabs.ts'

export default function Payments() {
  const { t } = useTranslation()
  return (
    <Page
      title={t('Payments')}
      subtitle={
        <>
          {t('Invoices of all organizations.')}{' '}
          <Anchor component={Link} to={paths.organizations}>
            {t('Choose an organization to make out a new one.')}
          </Anchor>
        </>
      }
    >
      <PageTabs {...usePaymentTabs()} />
      <AgeingCards />
      <InvoicesTable />
    </Page>
  )
}
