import { Button } from '@mantine/core'
import { IconDownload, IconEye } from '@tabler/icons-react'
import {
  type GriExtent,
  type GriReportRow,
  griExtents,
  griReportEndpoints,
} from '@thant/contracts/reporting/gri-reports'
import { weightDecimals } from '@thant/i18n/decimals'
import { formatMonths } from '@thant/i18n/short-dates'
import type { TranslationKey } from '@thant/i18n/translation-key'
import { generatePath, Link } from 'react-router'
import { useListState } from '#components/data-table/address/use-list-state.ts'
import { CellText } from '#components/data-table/cells/cell-text.tsx'
import { useFileDownload } from '#components/data-table/export/use-file-download.ts'
import type { FilterOf } from '#components/data-table/filters/filter.ts'
import { ListTable } from '#components/data-table/list-table.tsx'
import { useTranslation } from '#lib/i18n.ts'
import { paths } from '#lib/links/paths.ts'
import { useFormat } from '#lib/use-format.ts'
import { useCan } from '#lib/visitor/access.ts'
import { GriReportState } from './gri-report-state.tsx'

const extentLabels: Record<GriExtent, TranslationKey> = {
  company: 'All organizations',
  organization: 'An organization as a whole',
  site: 'One site',
}

const hrefOf = ({ _id }: GriReportRow) => generatePath(paths.griReport, { griReportId: _id })

/** Lists the saved reports of GRI 306, and marks those whose weights have changed since. */
export function GriReportsTable() {
  const { t, language } = useTranslation()
  const format = useFormat()
  const can = useCan()
  const state = useListState(griReportEndpoints.list)
  const download = useFileDownload()
  const extents = can('wastes:read-all') ? griExtents : griExtents.filter((extent) => extent !== 'company')
  const tablesOf: FilterOf<typeof griReportEndpoints.list> = {
    kind: 'choice',
    name: 'extent',
    label: t('Scope'),
    options: extents.map((value) => ({ value, label: t(extentLabels[value]) })),
  }
  return (
    <ListTable
      endpoints={griReportEndpoints}
      label={t('Saved GRI 306 reports')}
      state={state}
      search={t('Search organization or site')}
      filters={[tablesOf, 'createdAt']}
      cells={{
        organization: {
          width: 104,
          onPhone: 'heading',
          render: ({ organization, site }) => (
            <CellText>{[organization?.name ?? t('All organizations'), site?.name].filter(Boolean).join(', ')}</CellText>
          ),
        },
        months: { render: ({ from, to }) => formatMonths({ from, to }, format, t) },
        generated: { render: (row) => format.number(row.generated, weightDecimals([row.generated])) },
        createdBy: { width: 120, isSecondary: true },
        state: { onPhone: 'corner', render: (row) => <GriReportState report={row} /> },
      }}
      rowHref={hrefOf}
      rowActions={(row) => [
        { label: t('Open'), icon: IconEye, href: hrefOf(row) },
        {
          label: t('Download PDF'),
          icon: IconDownload,
          onClick: () =>
            void download({
              endpoint: griReportEndpoints.pdf,
              params: { id: row._id },
              query: { language },
              name: `gri-306-${row.number}.pdf`,
              isDocument: true,
            }),
        },
      ]}
      empty={{
        title: t('No saved reports yet'),
        hint: t('Choose months in the GRI 306 report and save it.'),
        action: (
          <Button component={Link} to={paths.gri}>
            {t('Open the GRI 306 report')}
          </Button>
        ),
      }}
    />
  )
}
