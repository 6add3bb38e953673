import type { Context } from '#lib/context.ts'

type Owned = { organizationId: string }
type Creator = { organizationId: string | null }

/** Staff delete any report, customers those that were made in their organization and not by the company. */
export function mayArchive({ reach }: Pick<Context, 'reach'>, report: Owned, creator: Creator | undefined): boolean {
  return reach === 'any' || creator?.organizationId === report.organizationId
}
