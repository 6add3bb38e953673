import type { Organization } from '@thant/contracts/customers/organizations'
import { Facts } from '#components/figures/facts.tsx'
import { FormSection } from '#components/form/form-section.tsx'
import { useTranslation } from '#lib/i18n.ts'
import { useFormat } from '#lib/use-format.ts'
import { ContractExpiry } from './contract-expiry.tsx'

/** Shows the contract's dates to users who may not change them. */
export function ContractDates({ organization }: { organization: Organization }) {
  const { t } = useTranslation()
  const format = useFormat()
  return (
    <FormSection title={t('Contract')} hint={t('Only our office can change these dates.')}>
      <Facts
        facts={[
          { label: t('Join date'), value: format.date(organization.startDate) },
          { label: t('Contract expires'), value: <ContractExpiry day={organization.expiredDate} /> },
        ]}
      />
    </FormSection>
  )
}
