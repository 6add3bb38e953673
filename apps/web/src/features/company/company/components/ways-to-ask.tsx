import { Anchor, Group } from '@mantine/core'
import { useTranslation } from '#lib/i18n.ts'
import { phoneAddress } from '#lib/links/phone-address.ts'
import { useCompany } from '#lib/use-format.ts'

/** The company's phone and email, below a sentence that ends in "or ask us:". */
export function WaysToAsk() {
  const { t } = useTranslation()
  const company = useCompany()
  return (
    <Group gap="4px 24px" role="group" aria-label={t('Contact us')}>
      {company?.phone && <Anchor href={phoneAddress(company.phone)}>{company.phone}</Anchor>}
      {company?.email && <Anchor href={`mailto:${company.email}`}>{company.email}</Anchor>}
    </Group>
  )
}
