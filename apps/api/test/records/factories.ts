import type { TestActor } from '../setup/actors.ts'

let made = 0

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

export function siteForm(overrides: Record<string, unknown> = {}) {
  made += 1
  return {
    name: `Branch ${made}`,
    address: `${made} Insein Road, Hlaing, Yangon`,
    contactPersonName: 'U Tun',
    contactPersonPhoneNumber: '09 765 4322',
    openingHours: { from: '07:30', to: '17:00' },
    accessNote: 'Ring at the gate',
    ...overrides,
  }
}

export async function createSite(
  staff: TestActor,
  organizationId: string,
  overrides: Record<string, unknown> = {},
): Promise<string> {
  const { body } = await staff.call('POST', `/organizations/${organizationId}/sites`, { body: siteForm(overrides) })
  return body.data._id
}

export async function createSavedView(staff: TestActor, overrides: Record<string, unknown> = {}): Promise<string> {
  made += 1
  const body = { list: '/logistics', name: `Without a driver ${made}`, search: 'driver=none', ...overrides }
  return (await staff.call('POST', '/views', { body })).body.data._id
}

export async function createNote(
  staff: TestActor,
  organizationId: string,
  overrides: Record<string, unknown> = {},
): Promise<string> {
  const body = { text: 'Prefers to be called before noon', ...overrides }
  return (await staff.call('POST', `/organizations/${organizationId}/notes`, { body })).body.data._id
}

export function item(productType: string, quantity: number, productName = 'Office paper') {
  return { productName, productType, quantity, unit: 'kg' }
}

/** A pickup with items is completed, one without stays scheduled. */
export async function createPickup(
  staff: TestActor,
  organizationId: string,
  pickUpTime: string,
  items: object[] = [],
  siteId?: string,
): Promise<string> {
  const { body } = await staff.call('POST', '/logistics', { body: { organizationId, siteId, pickUpTime } })
  const id: string = body.data._id
  if (items.length > 0) {
    const completed = await staff.call('PATCH', `/logistics/${id}`, { body: { status: 'COMPLETED', items } })
    if (completed.status !== 200) throw new Error(`the pickup was not completed: ${completed.text}`)
  }
  return id
}

/** The form of POST /schedules: every Tuesday and Friday at 07:00, from the day of the tests' clock on. */
export function scheduleForm(organizationId: string, overrides: Record<string, unknown> = {}) {
  return { organizationId, startsOn: '2026-02-03', weekdays: [2, 5], timeOfDay: '07:00', wayType: 'Dry', ...overrides }
}

export async function createSchedule(
  staff: TestActor,
  organizationId: string,
  overrides: Record<string, unknown> = {},
): Promise<string> {
  const { body } = await staff.call('POST', '/schedules', { body: scheduleForm(organizationId, overrides) })
  return body.data._id
}

export async function createTraining(
  staff: TestActor,
  organizationId: string,
  overrides: Record<string, unknown> = {},
): Promise<string> {
  const body = { organizationId, trainingDate: '2026-03-02', trainingPeriod: '09:30 to 11:30', ...overrides }
  return (await staff.call('POST', '/trainings', { body })).body.data._id
}

/** The first option of each question is correct. */
export function quizForm(overrides: Record<string, unknown> = {}) {
  made += 1
  return {
    title: `Sorting paper ${made}`,
    Questions: [
      { Question: 'What is paper?', OptionalAnswers: ['A newspaper', 'A greasy box'], CorrectAnswer: 'A newspaper' },
      {
        Question: 'And what is not?',
        OptionalAnswers: ['A used tissue', 'A notebook'],
        CorrectAnswer: 'A used tissue',
      },
    ].map((question) => ({ ...question, Explanation: 'Clean and dry fibres can be made into paper again.' })),
    ...overrides,
  }
}

export async function createQuiz(staff: TestActor, overrides: Record<string, unknown> = {}): Promise<string> {
  return (await staff.call('POST', '/quiz', { body: quizForm(overrides) })).body.data._id
}

/** `Slides` are the keys of uploads. */
export function slideSetForm(Slides: string[], overrides: Record<string, unknown> = {}) {
  made += 1
  return {
    Title: `Paper ${made}`,
    Description: 'Which paper can be recycled, and why it has to stay dry.',
    Name: 'Daw Khin Mar',
    Reference: ['https://paper.example/sorting'],
    quizID: null,
    Slides,
    ...overrides,
  }
}

/** The form of both POST and PATCH /users. */
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

export async function createReport(
  staff: TestActor,
  report: { organization: string } & Record<string, unknown>,
): Promise<string> {
  return (await staff.call('POST', '/reports', { body: report })).body.data._id
}

export function factorSetForm(overrides: Record<string, unknown> = {}) {
  made += 1
  const factors = (material: string, direct: number, avoidedMaterial: number, avoidedLandfill = 0, part = '') => ({
    material,
    part,
    direct,
    avoidedMaterial,
    avoidedLandfill,
  })
  return {
    name: 'National factors',
    version: `made ${made}`,
    source: 'Ministry, table 3',
    gwpSet: 'IPCC AR6',
    validFrom: '2030-01-01',
    factors: [
      factors('Papers', 1, 0.5),
      factors('Plastics', 2, 1),
      factors('Cans', 1, 3),
      factors('Glasses', 0.5, 1),
      factors('Organic', 0.2, 0.6, 0.8),
      factors('E-waste', 1.2, 0, 0, 'plastic part'),
      factors('E-waste', 0.4, 0, 0, 'metal part'),
    ],
    ...overrides,
  }
}

/** The form of POST /payment. */
export function invoiceForm(organization: string, overrides: Record<string, unknown> = {}) {
  made += 1
  return {
    invoiceNo: `TEST-${made}`,
    description: 'Waste collection, monthly',
    organization,
    amount: 150.5,
    currency: 'USD',
    dueDate: '2026-02-17',
    servicePeriod: { start: '2026-02-01', end: '2026-02-28' },
    isSure: true,
    ...overrides,
  }
}

export async function createInvoice(
  staff: TestActor,
  organization: string,
  overrides: Record<string, unknown> = {},
): Promise<string> {
  const { body } = await staff.call('POST', '/payment', { body: invoiceForm(organization, overrides) })
  return body.data._id
}

export function chargeForm(organization: string, overrides: Record<string, unknown> = {}) {
  return {
    organization,
    site: null,
    day: '2026-02-02',
    kind: 'other',
    description: 'Cleaning of the bin room',
    quantity: 1,
    unitPrice: 30_000,
    currency: 'MMK',
    taxTreatment: 'taxable',
    reason: 'Asked for by phone',
    ...overrides,
  }
}

export async function createCharge(
  staff: TestActor,
  organization: string,
  overrides: Record<string, unknown> = {},
): Promise<string> {
  return (await staff.call('POST', '/charges', { body: chargeForm(organization, overrides) })).body.data._id
}

export function destinationForm(overrides: Record<string, unknown> = {}) {
  made += 1
  return {
    name: `Shwe Paper Mill ${made}`,
    kind: 'recycler',
    licence: `YCDC-${made}`,
    address: '4 Mill Road, Hlaing Tharyar, Yangon',
    contact: 'U Ba Maung, 09 765 4323',
    ...overrides,
  }
}

export async function createDestination(staff: TestActor, overrides: Record<string, unknown> = {}): Promise<string> {
  const { body } = await staff.call('POST', '/destinations', { body: destinationForm(overrides) })
  return body.data._id
}

/** What becomes of plastics from the day of the tests' clock on. */
export function treatmentProfileForm(overrides: Record<string, unknown> = {}) {
  const shares = [
    { treatment: 'recycling', percent: 92 },
    { treatment: 'landfill', percent: 8 },
  ]
  return { wasteType: 'Plastics', validFrom: '2026-02-03', shares, ...overrides }
}

export async function createTreatmentProfile(
  staff: TestActor,
  overrides: Record<string, unknown> = {},
): Promise<string> {
  const { body } = await staff.call('POST', '/treatment_profiles', { body: treatmentProfileForm(overrides) })
  return body.data._id
}

export function consignmentForm(destinationId: string, overrides: Record<string, unknown> = {}) {
  made += 1
  return {
    date: '2026-02-03',
    destinationId,
    wasteType: 'Papers',
    gross: 5_400,
    tare: 3_200,
    documentNumber: `WB-${made}`,
    note: '',
    ...overrides,
  }
}

export async function createConsignment(
  staff: TestActor,
  destinationId: string,
  overrides: Record<string, unknown> = {},
): Promise<string> {
  const { body } = await staff.call('POST', '/consignments', { body: consignmentForm(destinationId, overrides) })
  return body.data._id
}

export function stockAdjustmentForm(overrides: Record<string, unknown> = {}) {
  return { date: '2026-02-03', wasteType: 'Papers', kind: 'moisture', weight: 1, note: 'Dried', ...overrides }
}

export async function createStockAdjustment(
  staff: TestActor,
  overrides: Record<string, unknown> = {},
): Promise<string> {
  const { body } = await staff.call('POST', '/stock_adjustments', { body: stockAdjustmentForm(overrides) })
  return body.data._id
}

export function otherWasteForm(overrides: Record<string, unknown> = {}) {
  return {
    month: '2026-01',
    description: 'Residual waste that the city takes',
    operation: 'landfilling',
    place: 'offsite',
    isHazardous: false,
    weightKg: 120.5,
    ...overrides,
  }
}

export async function createOtherWaste(
  by: TestActor,
  organizationId: string,
  overrides: Record<string, unknown> = {},
): Promise<string> {
  const path = `/gri/organizations/${organizationId}/other_wastes`
  return (await by.call('POST', path, { body: otherWasteForm(overrides) })).body.data._id
}
