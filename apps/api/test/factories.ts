import type { TestActor } from './actors.ts'

let made = 0

/** A form that POST /organizations takes. */
export function organizationForm(overrides: Record<string, unknown> = {}) {
  made += 1
  return {
    name: `Golden Lotus Trading ${made}`,
    info: 'Imports kitchenware',
    email: `office.${made}@lotus.example`,
    address: '12 Strand Road, Kyauktada, Yangon',
    officePhoneNumber: '01 234 567',
    contactPersonName: 'Daw Khin Mar',
    contactPersonPhoneNumber: '+95 9 765 4321',
    companyType: 'Trading',
    ...overrides,
  }
}

export async function createOrganization(staff: TestActor, overrides: Record<string, unknown> = {}): Promise<string> {
  const { body } = await staff.call('POST', '/organizations', { body: organizationForm(overrides) })
  return body.data._id
}

export function item(productType: string, quantity: number, productName = 'Office paper') {
  return { productName, productType, quantity, unit: 'kg' }
}

/** Schedules a pickup and, with items, completes it. */
export async function createPickup(
  staff: TestActor,
  organizationId: string,
  pickUpTime: string,
  items: Array<ReturnType<typeof item>> = [],
): Promise<string> {
  const { body } = await staff.call('POST', '/logistics', { body: { organizationId, pickUpTime } })
  const id: string = body.data._id
  if (items.length > 0) await staff.call('PATCH', `/logistics/${id}`, { body: { status: 'COMPLETED', items } })
  return id
}

/** A form that POST and PATCH of /users take. */
export function userForm<const Overrides extends object>(overrides: Overrides) {
  made += 1
  return {
    name: `Ko Aung ${made}`,
    email: `aung.${made}@staff.example`,
    phoneNumber: '09 123 456 789',
    type: 'DRIVER',
    organizationId: null,
    ...overrides,
  }
}

/** A form that POST /bins takes. */
export function binForm(overrides: Record<string, unknown> = {}) {
  made += 1
  return { name: `Papers ${made}`, size: '120 L', stock: 20, price: 45.5, ...overrides }
}

export async function createBin(staff: TestActor, overrides: Record<string, unknown> = {}): Promise<string> {
  const { body } = await staff.call('POST', '/bins', { body: binForm(overrides) })
  return body.data._id
}

export async function createBinOrder(
  staff: TestActor,
  order: { organization: string; bin: string; quantity: number },
): Promise<string> {
  const { body } = await staff.call('POST', '/bin_orders', { body: order })
  return body.data._id
}
