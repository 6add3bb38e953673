import { Button, Group } from '@mantine/core'
import { IconPlus, IconPrinter } from '@tabler/icons-react'
import { pickupEndpoints } from '@thant/contracts/service/pickups'
import { Link } from 'react-router'
import { isUnfiltered } from '#components/data-table/address/is-unfiltered.ts'
import { listQueries } from '#components/data-table/address/list-queries.ts'
import { upcomingPart } from '#components/data-table/views/use-upcoming-view.ts'
import { Page } from '#components/layout/page/page.tsx'
import { PickupsTable } from '#features/service/pickups/components/pickups-table.tsx'
import { todayIn } from '#lib/entries/zoned-time.ts'
import { useTranslation } from '#lib/i18n.ts'
import { paths } from '#lib/links/paths.ts'
import type { ScreenQueries } from '#lib/screen-queries.ts'
import { useCan } from '#lib/visitor/access.ts'

export const queries: ScreenQueries = ({ search, timeZone }) =>
  listQueries(pickupEndpoints.list, search, upcomingPart(isUnfiltered(search), todayIn(timeZone), 'pickUpTime'))

export default function Pickups() {
  const { t } = useTranslation()
  const can = useCan()
  const add = can('pickups:schedule') ? (
    <Button component={Link} to={paths.pickupAdd} leftSection={<IconPlus size={16} />}>
      {t('New pickup')}
    </Button>
  ) : undefined
  return (
    <Page
      title={t('Pickups')}
      subtitle={t('What is collected where, when and by whom.')}
      action={
        <Group gap="xs">
          <Button component={Link} to={paths.runSheet} variant="default" leftSection={<IconPrinter size={16} />}>
            {t('Run sheet')}
          </Button>
          {add}
        </Group>
      }
    >
      <PickupsTable add={add} />
    </Page>
  )
}
