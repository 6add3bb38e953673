import { Button, Skeleton } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import { Link } from 'react-router'
import { Page } from '#components/layout/page/page.tsx'
import { CompanyFacts } from '#features/company/company/components/company-facts.tsx'
import { useTranslation } from '#lib/i18n.ts'
import { paths } from '#lib/links/paths.ts'
import { useCompany } from '#lib/use-format.ts'
import { useCan } from '#lib/visitor/access.ts'

export function CompanyProfile() {
  const { t } = useTranslation()
  const can = useCan()
  const company = useCompany()
  return (
    <Page
      width="form"
      title={company?.name ?? t('Company')}
      subtitle={t('The company that runs this portal.')}
      action={
        can('company:change') && (
          <Button component={Link} to={paths.settings} leftSection={<IconPencil size={16} />}>
            {t('Edit')}
          </Button>
        )
      }
    >
      {company ? <CompanyFacts company={company} /> : <Skeleton height={220} radius="md" />}
    </Page>
  )
}
