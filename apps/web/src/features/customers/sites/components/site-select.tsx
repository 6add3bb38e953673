import { MultiSelect, type MultiSelectProps, Select, type SelectProps } from '@mantine/core'
import { asField } from '#components/fields/as-field.tsx'
import { useTranslation } from '#lib/i18n.ts'
import { siteName } from '../site-name.ts'
import { useSites } from '../use-sites.ts'

type OfOrganization = { organizationId: string | null }

type SiteSelectProps = SelectProps &
  OfOrganization & {
    /** A site that a record has already, which stays in the choice when it was archived since. */
    kept?: { _id: string; name: string }
  }

type SitesSelectProps = MultiSelectProps & OfOrganization

export const SiteField = asField<SiteSelectProps>(SiteSelect, { empty: null })
export const SitesField = asField<SitesSelectProps>(SitesSelect, { empty: [] })

/** Choices of an organization's sites; nothing is shown for an organization with only one. */
export function SiteSelect({ organizationId, kept, ...input }: SiteSelectProps) {
  const { t } = useTranslation()
  const choices = useSiteChoices(organizationId)
  const isListed = kept === undefined || choices.length === 0 || choices.some(({ value }) => value === kept._id)
  const data = isListed ? choices : [{ value: kept._id, label: siteName(kept.name, t) }, ...choices]
  return data.length < 2 ? null : <Select {...input} data={data} searchable />
}

function SitesSelect({ organizationId, ...input }: SitesSelectProps) {
  const choices = useSiteChoices(organizationId)
  return choices.length < 2 ? null : <MultiSelect {...input} data={choices} searchable clearable />
}

function useSiteChoices(organizationId: string | null): Array<{ value: string; label: string }> {
  const { t } = useTranslation()
  return useSites(organizationId).map(({ _id, name }) => ({ value: _id, label: siteName(name, t) }))
}
