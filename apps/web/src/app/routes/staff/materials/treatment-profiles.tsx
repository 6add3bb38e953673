import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { Link } from 'react-router'
import { Page } from '#components/layout/page.tsx'
import { ProfilesTable } from '#features/materials/treatment-profiles/components/profiles-table.tsx'
import { TreatmentGaps } from '#features/materials/treatment-profiles/components/treatment-gaps.tsx'
import { useCan } from '#lib/access.ts'
import { useTranslation } from '#lib/i18n.ts'
import { paths } from '#lib/paths.ts'

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
      subtitle={t('What becomes of each waste type. Pickups keep the profile of their day.')}
      action={add}
    >
      <TreatmentGaps />
      <ProfilesTable add={add} />
    </Page>
  )
}
