import { Button, Group } from '@mantine/core'
import { IconCalendarMonth, IconPlus, IconPrinter } from '@tabler/icons-react'
import { Link } from 'react-router'
import { Page } from '#components/layout/page.tsx'
import { PickupsTable } from '#features/service/pickups/components/pickups-table.tsx'
import { useCan } from '#lib/access.ts'
import { useTranslation } from '#lib/i18n.ts'
import { paths } from '#lib/paths.ts'

export default function Pickups() {
  const { t } = useTranslation()
  const can = useCan()
  const add = can('pickups:schedule') ? (
    <Button component={Link} to={paths.pickupAdd} leftSection={<IconPlus size={16} />}>
      {t('Add Schedule')}
    </Button>
  ) : undefined
  return (
    <Page
      title={t('Waste Collection Schedules')}
      subtitle={t('What is collected where, when and by whom.')}
      action={
        <Group gap="xs">
          <Button component={Link} to={paths.runSheet} variant="default" leftSection={<IconPrinter size={16} />}>
            {t('Run sheet')}
          </Button>
          <Button
            component={Link}
            to={paths.pickupCalendar}
            variant="default"
            leftSection={<IconCalendarMonth size={16} />}
          >
            {t('Go To Schedule')}
          </Button>
          {add}
        </Group>
      }
    >
      <PickupsTable add={add} />
    </Page>
  )
}
