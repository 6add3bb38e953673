import { Button } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import { Link } from 'react-router'
import type { MonthRange } from '#components/pickers/month-presets.ts'
import { useTranslation } from '#lib/i18n.ts'
import { paths } from '#lib/links/paths.ts'
import { useCan } from '#lib/visitor/access.ts'
import { useMe } from '#lib/visitor/session.ts'

type CompleteTablesProps = { organizationId: string; range: MonthRange }

/** Leads to what an organization adds to its tables of the year in which the months end. */
export function CompleteTables({ organizationId, range }: CompleteTablesProps) {
  const { t } = useTranslation()
  const isStaff = useMe()?.organizationId == null
  if (!useCan()('organizations:change')) return null
  const query = new URLSearchParams({ ...(isStaff && { organization: organizationId }), year: range.to.slice(0, 4) })
  return (
    <Button
      variant="default"
      component={Link}
      to={`${paths.griAmounts}?${query.toString()}`}
      leftSection={<IconPencil size={16} aria-hidden />}
    >
      {isStaff ? t('Complete the tables') : t('Complete your tables')}
    </Button>
  )
}
