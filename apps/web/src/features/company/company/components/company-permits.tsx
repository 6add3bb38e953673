import { useTranslation } from '#lib/i18n.ts'
import { useCompany } from '#lib/use-format.ts'

/** Names the licence and the registration of the company, where they are given. */
export function CompanyPermits() {
  const { t } = useTranslation()
  const { licence, registration } = useCompany() ?? {}
  return (
    <>
      {licence && <div>{t('Licence: {{licence}}', { licence })}</div>}
      {registration && <div>{t('Company registration: {{registration}}', { registration })}</div>}
    </>
  )
}
