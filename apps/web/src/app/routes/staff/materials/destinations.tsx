import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { Link } from 'react-router'
import { Page } from '#components/layout/page.tsx'
import { DestinationsTable } from '#features/materials/destinations/components/destinations-table.tsx'
import { useCan } from '#lib/access.ts'
import { useTranslation } from '#lib/i18n.ts'
import { paths } from '#lib/paths.ts'

export default function Destinations() {
  const { t } = useTranslation()
  const add = useCan()('destinations:change') && (
    <Button component={Link} to={paths.destinationAdd} leftSection={<IconPlus size={16} />}>
      {t('Add Destination')}
    </Button>
  )
  return (
    <Page title={t('Destinations')} subtitle={t('The places to which you take what was collected.')} action={add}>
      <DestinationsTable add={add} />
    </Page>
  )
}
