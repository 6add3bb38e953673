import type { TestActor } from '../setup/actors.ts'

type Form = { organizationId: string; binId: string; siteId?: string }

export function placedBinForm(form: Form, overrides: Record<string, unknown> = {}) {
  return { ...form, placedOn: '2026-02-02', removedOn: null, note: 'Behind the kitchen', ...overrides }
}

export async function createPlacedBin(
  staff: TestActor,
  form: Form,
  overrides: Record<string, unknown> = {},
): Promise<string> {
  return (await staff.call('POST', '/placed_bins', { body: placedBinForm(form, overrides) })).body.data._id
}
