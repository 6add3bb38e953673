import { sumKg } from '@thant/contracts/materials/wastes'
import type { GriProof } from '@thant/contracts/reporting/gri-proof'
import type { GriReportData } from '@thant/contracts/reporting/gri-reports'
import { desc, eq } from 'drizzle-orm'
import { griReports } from '#database/schema/gri-reports.ts'
import type { AnyContext } from '#lib/context.ts'
import { getGriVersions, presentGriReport } from './gri-reports.queries.ts'

/** Finds a report by its fingerprint, for readers who have the paper, whoever they are. */
export async function findGriProof(context: AnyContext, sha256: string): Promise<GriProof | undefined> {
  const [stored] = await context.database
    .select()
    .from(griReports)
    .where(eq(griReports.sha256, sha256))
    .orderBy(desc(griReports.createdAt))
    .limit(1)
  if (stored === undefined) return undefined
  const { number, createdAt, data } = presentGriReport(stored)
  return {
    kind: 'gri',
    number,
    createdAt,
    revises: data.revises ? { number: data.revises.number, createdAt: data.revises.reportDate } : null,
    ...(await getGriVersions(context, stored.id)),
    ...figuresOf(data),
  }
}

type Figures = Omit<GriProof, 'kind' | 'number' | 'createdAt' | 'revises' | 'revisedBy' | 'others'>

function figuresOf(data: GriReportData): Figures {
  const { organization, sites, period, countedUntil, company, tables, destinations = null, years, context } = data
  const { waste306_3, dataQuality, scope3Category5 } = tables
  return {
    organization: organization?.name ?? null,
    sites: sites?.map(({ name }) => name) ?? null,
    ...period,
    countedUntil,
    madeBy: company,
    ...waste306_3.total,
    types: waste306_3.rows
      .map(({ wasteType, generated }) => ({ wasteType, weightKg: generated }))
      .filter(({ weightKg }) => weightKg > 0),
    operations: operationsOf(tables).filter(({ weightKg }) => weightKg > 0),
    destinations,
    baseYear: baseYearOf(years),
    unknownTreatmentKg: dataQuality.unknownTreatment.weightKg,
    measures: dataQuality.measures
      .filter(({ weightKg }) => weightKg > 0)
      .map(({ measure, weightKg }) => ({ measure, weightKg })),
    uncertaintyPercent: dataQuality.uncertaintyPercent.generated,
    diversionRate: dataQuality.diversionRate,
    weighedShare: dataQuality.weighedShare,
    direct: scope3Category5.direct,
    avoided: scope3Category5.outsideOfScopes.avoided,
    statements: {
      otherWasteKg: sumKg(context.otherWaste.map(({ weightKg }) => weightKg)),
      texts: context.texts.map(({ typedBy, text }) => ({ typedBy, text })),
    },
  }
}

/** None where the months are those of the base year itself, or where the paper has dashes, as nothing was collected. */
function baseYearOf([, ...earlier]: GriReportData['years']): GriProof['baseYear'] {
  const base = earlier.find(({ isBase, generated }) => isBase && generated > 0)
  if (base === undefined) return null
  const { from, to, generated, divertedFromDisposal, directedToDisposal } = base
  return { from, to, generated, divertedFromDisposal, directedToDisposal }
}

/** Hazardous and non-hazardous together, in whole grams. */
function operationsOf({ diverted306_4, disposed306_5 }: GriReportData['tables']): GriProof['operations'] {
  return [diverted306_4, disposed306_5].flatMap(({ hazardous, nonHazardous }) =>
    hazardous.rows.map(({ operation, total }) => {
      const same = [...nonHazardous.rows].find((row) => row.operation === operation)
      return { operation, weightKg: sumKg([total, same?.total ?? 0]) }
    }),
  )
}
