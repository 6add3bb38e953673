import { Anchor } from '@mantine/core'
import type { Company } from '@thant/contracts/company/company'
import { FactsCard } from '#components/figures/facts-card.tsx'
import { useTranslation } from '#lib/i18n.ts'
import { phoneAddress } from '#lib/links/phone-address.ts'
import { useFormat } from '#lib/use-format.ts'
import { languageOf } from '#lib/visitor/language-of.ts'

export function CompanyFacts({ company }: { company: Company }) {
  const { t } = useTranslation()
  const format = useFormat()
  const { description, descriptionInBurmese, address, addressInBurmese, phone, email, website, foundingYear } = company
  const text = (chartFormat: string) => <span lang={languageOf(chartFormat)}>{chartFormat}</span>
  return (
    <FactsCard
      title={t('Company')}
      facts={[
        { label: t('Description'), value: description && text(description) },
        { label: t('Description in Burmese'), value: descriptionInBurmese && text(descriptionInBurmese) },
        { label: t('Address'), value: address && text(address) },
        { label: t('Address in Burmese'), value: addressInBurmese && text(addressInBurmese) },
        { label: t('Phone'), value: phone && <Anchor href={phoneAddress(phone)}>{phone}</Anchor> },
        { label: t('Email'), value: email && <Anchor href={`mailto:${email}`}>{email}</Anchor> },
        {
          label: t('Website'),
          value: website && (
            <Anchor href={website} target="_blank" rel="noreferrer">
              {website}
            </Anchor>
          ),
        },
        { label: t('Licence'), value: company.licence && text(company.licence) },
        { label: t('Company registration'), value: company.registration && text(company.registration) },
        { label: t('Founding year'), value: format.digits(String(foundingYear)) },
      ]}
    />
  )
}
