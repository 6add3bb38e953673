import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { treatmentProfileEndpoints } from '@thant/contracts/materials/treatment-profiles'
import { Link } from 'react-router'
import { listQueries } from '#components/data-table/address/list-queries.ts'
import { Page } from '#components/layout/page/page.tsx'
import { ProfilesTable } from '#features/materials/treatment-profiles/components/profiles-table.tsx'
import { TreatmentGaps } from '#features/materials/treatment-profiles/components/treatment-gaps.tsx'
import { useTranslation } from '#lib/i18n.ts'
import { paths } from '#lib/links/paths.ts'
import type { ScreenQueries } from '#lib/screen-queries.ts'
import { useCan } from '#lib/visitor/access.ts'

export const queries: ScreenQueries = ({ search }) => listQueries(treatmentProfileEndpoints.list, search)

export default function TreatmentProfiles() {
  const { t } = useTranslation()
  const add = useCan()('treatment-profiles:change') && (
    <Button component={Link} to={paths.treatmentProfileAdd} leftSection={<IconPlus size={16} />}>
      {t('Add Treatment Profile')}
    </Button>
  )
  return (
    <Page
      title={t('Treatment profiles')}
      subtitle={t('How each waste type is treated. A pickup uses the profile that is valid on its day.')}
      action={add}
    >
      <TreatmentGaps />
      <ProfilesTable add={add} />
    </Page>
  )
}
