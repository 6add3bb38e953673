import { MultiSelect, type MultiSelectProps, Select, type SelectProps } from '@mantine/core'
import { useSites } from '../use-sites.ts'

/** Choices of an organization's sites; nothing is shown for an organization with only one. */
export function SiteSelect({ organizationId, ...input }: SelectProps & { organizationId: string | null }) {
  const sites = useSites(organizationId)
  if (sites.length < 2) return null
  return <Select {...input} data={sites.map(({ _id, name }) => ({ value: _id, label: name }))} searchable />
}

export function SitesSelect({ organizationId, ...input }: MultiSelectProps & { organizationId: string | null }) {
  const sites = useSites(organizationId)
  if (sites.length < 2) return null
  return (
    <MultiSelect {...input} data={sites.map(({ _id, name }) => ({ value: _id, label: name }))} searchable clearable />
  )
}
