import { contactEndpoints } from '@thant/contracts/company/contact'
import { listQueries } from '#components/data-table/address/list-queries.ts'
import { Page } from '#components/layout/page/page.tsx'
import { ContactMessagesTable } from '#features/company/contact/components/contact-messages-table.tsx'
import { useTranslation } from '#lib/i18n.ts'
import type { ScreenQueries } from '#lib/screen-queries.ts'

export const queries: ScreenQueries = ({ search }) => listQueries(contactEndpoints.list, search)

export default function ContactMessages() {
  const { t } = useTranslation()
  return (
    <Page title={t('Messages')} subtitle={t('What people wrote on the contact page.')}>
      <ContactMessagesTable />
    </Page>
  )
}
