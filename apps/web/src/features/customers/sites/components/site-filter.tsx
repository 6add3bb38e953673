import { useSearchParams } from 'react-router'
import { useTranslation } from '#lib/i18n.ts'
import { useChosenSite } from '../use-chosen-site.ts'
import classes from './site-filter.module.css'
import { SiteSelect } from './site-select.tsx'

/** Narrows a screen to a site of the organization, which the address keeps; nothing where there is only one. */
export function SiteFilter({ organizationId }: { organizationId: string | null }) {
  const { t } = useTranslation()
  const [, setParams] = useSearchParams()
  const site = useChosenSite(organizationId)
  return (
    <SiteSelect
      organizationId={organizationId}
      label={t('Site')}
      placeholder={t('All sites')}
      clearable
      clearButtonProps={{ 'aria-label': t('All sites') }}
      value={site ?? null}
      onChange={(chosen) => setParams((before) => withSite(before, chosen), { preventScrollReset: true })}
      className={classes.filter}
      // Paper says which site it is about.
      data-screen-only={site === undefined || undefined}
    />
  )
}

/** Another site has other rows, so a list starts at its first page again. */
function withSite(before: URLSearchParams, site: string | null): URLSearchParams {
  const after = new URLSearchParams(before)
  after.delete('page')
  if (site === null) after.delete('site')
  else after.set('site', site)
  return after
}
