import type { Pickup } from '@thant/contracts/service/pickups'
import { notify } from '#domains/customers/notifications/notify.ts'
import { placeFact } from '#domains/customers/organizations/main-site.ts'
import type { Context } from '#lib/context.ts'

/** Mails the note of a pickup that is just completed to the customers who chose that, once for each pickup. */
export async function mailNote(context: Context, { _id, organizationId, site, pickUpTime }: Pickup): Promise<void> {
  await notify(
    context,
    {
      key: `collection note ${_id}`,
      kind: 'collection-note',
      organizationId: organizationId._id,
      subjectId: _id,
      facts: { at: pickUpTime, ...placeFact(site) },
      isForMailsAlone: true,
    },
    { organizationId: organizationId._id, siteId: site._id },
  )
}
