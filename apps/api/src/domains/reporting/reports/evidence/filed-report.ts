import type { SharedGriReport } from '@thant/contracts/reporting/gri-report-links'
import type { SharedReport } from '@thant/contracts/reporting/report-data'
import { possibleKey } from '@thant/i18n/possible-key'
import type { TranslationKey } from '@thant/i18n/translation-key'

/** What names a report in the file of its evidence, of whichever kind it is. */
export type FiledReport = {
  title: TranslationKey
  /** Null of all organizations together. */
  organization: string | null
  /** The sites that it covers; empty of all. */
  sites: string[]
  company: string
  /** The ids of the factor sets that it was computed with. */
  factorSets: string[]
}

export function filedReportOf({ data }: SharedReport | SharedGriReport): FiledReport {
  if ('tables' in data) {
    return {
      title: 'Waste by GRI 306',
      organization: data.organization?.name ?? null,
      sites: data.sites?.map(({ name }) => name) ?? [],
      company: data.company,
      factorSets: data.tables.scope3Category5.factorSets.map(({ _id }) => _id),
    }
  }
  return {
    title: possibleKey(data.title),
    organization: data.organization.name,
    sites: [],
    company: data.company.name,
    factorSets: [data.factorSet, ...(data.earlierFactorSets ?? [])].map(({ _id }) => _id),
  }
}
