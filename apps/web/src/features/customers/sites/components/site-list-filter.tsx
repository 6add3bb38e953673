import type { Filter } from '#components/data-table/filters/filter.ts'
import { useTranslation } from '#lib/i18n.ts'
import { siteName } from '../site-name.ts'
import { useSites } from '../use-sites.ts'
import { SiteSelect } from './site-select.tsx'

/** Returns the filter of a list by the sites of the chosen organization; none where there is nothing to choose. */
export function useSiteFilter(organizationId: string | null): Filter<'site'>[] {
  const { t } = useTranslation()
  const sites = useSites(organizationId)
  if (sites.length < 2) return []
  return [
    {
      kind: 'custom',
      name: 'site',
      label: t('Site'),
      describe: (id) => siteName(sites.find(({ _id }) => _id === id)?.name ?? t('Unknown'), t),
      render: ({ value, set }) => (
        <SiteSelect
          organizationId={organizationId}
          label={t('Site')}
          comboboxProps={{ withinPortal: false }}
          value={value === '' ? null : value}
          onChange={(id) => set(id ?? undefined)}
        />
      ),
    },
  ]
}
