import type { CompanyType } from '@thant/contracts/company/company-types'
import { dayMs } from '@thant/contracts/durations'
import { typeStandsDays } from '@thant/contracts/reporting/gri-benchmark'
import { eq, type SQL, sql } from 'drizzle-orm'
import { organizations } from '#database/schema/organizations.ts'
import type { AnyContext, Context } from '#lib/context.ts'

/**
 * The type that an organization is compared as: a type that it gave itself counts once it has stood for 90 days, so that
 * nobody looks at other types in turn (docs/specification.md 11.5-14).
 */
export function comparedType({ clock }: Pick<AnyContext, 'clock'>): SQL<CompanyType> {
  const since = new Date(clock.now().getTime() - typeStandsDays * dayMs)
  const { companyType, formerCompanyType, companyTypeChangedAt } = organizations
  return sql<CompanyType>`case when ${companyTypeChangedAt} > ${since.toISOString()}::timestamptz
    then ${formerCompanyType} else ${companyType} end`
}

type TypeChange = Pick<typeof organizations.$inferInsert, 'formerCompanyType' | 'companyTypeChangedAt'>

/** What is kept of a change of type; a type that staff set counts at once. */
export async function typeChange(context: Context, id: string, companyType: CompanyType): Promise<TypeChange> {
  const [before] = await context.database
    .select({ compared: comparedType(context), companyType: organizations.companyType })
    .from(organizations)
    .where(eq(organizations.id, id))
  if (before === undefined || before.companyType === companyType) return {}
  const isUnchanged = context.reach === 'any' || before.compared === companyType
  return isUnchanged
    ? { formerCompanyType: null, companyTypeChangedAt: null }
    : { formerCompanyType: before.compared, companyTypeChangedAt: context.clock.now() }
}
