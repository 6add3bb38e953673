import { Page } from '#components/layout/page.tsx'
import { WholeOrganizationOnly } from '#features/customers/sites/components/whole-organization-only.tsx'
import { OwnInvoices } from '#features/money/invoices/components/own-invoices.tsx'
import { useTranslation } from '#lib/i18n.ts'
import { useMe } from '#lib/session.ts'

export default function Invoices() {
  const { t } = useTranslation()
  const organizationId = useMe()?.organizationId?._id
  return (
    <Page title={t('Invoices')} subtitle={t('Your invoices, what is due, and your receipts.')}>
      {organizationId !== undefined && (
        <WholeOrganizationOnly permission="invoices:of-organization">
          <OwnInvoices organizationId={organizationId} />
        </WholeOrganizationOnly>
      )}
    </Page>
  )
}
