import { Anchor, Text } from '@mantine/core'
import type { Organization } from '@thant/contracts/customers/organizations'
import { FactsCard } from '#components/figures/facts-card.tsx'
import { useTranslation } from '#lib/i18n.ts'
import { mapAddress } from '#lib/links/map-address.ts'
import { phoneAddress } from '#lib/links/phone-address.ts'
import { useFormat } from '#lib/use-format.ts'
import { languageOf } from '#lib/visitor/language-of.ts'
import { ContractExpiry } from './contract-expiry.tsx'
import classes from './organization-overview.module.css'

export function OrganizationOverview({ organization }: { organization: Organization }) {
  const { t } = useTranslation()
  const format = useFormat()
  const { email, officePhoneNumber, contactPersonName, contactPersonPhoneNumber, location } = organization
  const text = (chartFormat: string) => <span lang={languageOf(chartFormat)}>{chartFormat}</span>
  const phone = (number: string) => <Anchor href={phoneAddress(number)}>{number}</Anchor>
  return (
    <div className={classes.cards}>
      <FactsCard
        title={t('Contact')}
        facts={[
          { label: t('Contact person name'), value: text(contactPersonName) },
          { label: t('Contact person phone'), value: phone(contactPersonPhoneNumber) },
          { label: t('Office phone'), value: phone(officePhoneNumber) },
          { label: t('Email'), value: <Anchor href={`mailto:${email}`}>{email}</Anchor> },
        ]}
      />
      <FactsCard
        title={t('Contract')}
        facts={[
          { label: t('Join date'), value: format.date(organization.startDate) },
          { label: t('Contract expires'), value: <ContractExpiry day={organization.expiredDate} /> },
          { label: t('Contracts'), value: <ContractPeriods contracts={organization.contracts} /> },
        ]}
      />
      <FactsCard
        title={t('Place')}
        facts={[
          { label: t('Address'), value: text(organization.address) },
          {
            label: t('Location'),
            value: location && (
              <Anchor href={mapAddress(location)} target="_blank" rel="noreferrer">
                {t('Directions')}
              </Anchor>
            ),
          },
        ]}
      />
      <FactsCard
        title={t('Organization')}
        facts={[
          { label: t('Company type'), value: t(organization.companyType) },
          { label: t('Info'), value: text(organization.info) },
        ]}
      />
    </div>
  )
}

function ContractPeriods({ contracts }: Pick<Organization, 'contracts'>) {
  const { t } = useTranslation()
  const format = useFormat()
  if (contracts.length === 0) return <Text c="dimmed">{t('None yet')}</Text>
  return (
    <ul className={classes.periods}>
      {contracts.map(({ startDate, endDate }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: contracts have no id, and two may have the same dates
        <li key={index}>{`${format.date(startDate)} – ${format.date(endDate)}`}</li>
      ))}
    </ul>
  )
}
