import type { GriContext } from '@thant/contracts/gri-context'
import type { Context } from '#lib/context.ts'

/** Returns what an organization adds to its tables; nothing can be entered yet. */
export async function getGriContext(
  _context: Context,
  _scope: { organizationId: string; site?: string | undefined },
  _months: { from: string; to: string },
): Promise<GriContext> {
  return { otherWaste: [], intensities: [], texts: [], baseYear: null }
}
