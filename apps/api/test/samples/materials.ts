import { createDestination, destinationForm, treatmentProfileForm } from '../records/factories.ts'
import type { Given, Samples } from './sample.ts'

export const materialSamples: Samples = {
  'POST /destinations': async (given) => {
    await archiveOthers(given)
    const body = destinationForm({ name: 'Made', licence: 'A 1', ...licence })
    return { by: given.staff, path: '/destinations', body, table: 'destinations' }
  },
  'PATCH /destinations/:id': async (given) => {
    await archiveOthers(given)
    const id = await createDestination(given.staff, { name: 'Changed' })
    const body = { ...destinationForm({ name: 'Changed', licence: 'A 2', ...licence }), __v: 0 }
    return { by: given.staff, path: `/destinations/${id}`, body, table: 'destinations', id }
  },
  'POST /treatment_profiles': async ({ testApp, staff, destination }) => {
    await testApp.pool.query('delete from treatment_profile_shares; delete from treatment_profiles')
    const shares = [{ treatment: 'landfill', destinationId: destination, percent: 100 }]
    const body = treatmentProfileForm({ validFrom: '2098-01-01', shares })
    return { by: staff, path: '/treatment_profiles', body, table: 'treatment_profiles' }
  },
}

const licence = {
  wasteTypes: ['Papers'],
  treatments: ['recycling'],
  licensedUntil: '2026-12-31',
  licenceFile: null,
}

/** The name of each destination is its own. */
async function archiveOthers({ testApp, destination }: Given): Promise<void> {
  await testApp.pool.query('update destinations set archived_at = now() where id <> $1', [destination])
}
