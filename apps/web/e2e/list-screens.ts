import type { Json } from './long-data.ts'

type ListScreen = {
  address: string
  /** The list of the API that it shows. */
  path: string
  account?: string
  /** What rows of the demonstration leave empty, or all of a row where it has none. */
  row?: Record<string, Json>
}

const id = '00000000-0000-4000-8000-000000000001'
const at = '2026-11-25T03:30:00.000Z'
const person = { _id: id, name: 'Ko Kyaw Zin Latt' }
const quarter = { ordinal: 3, year: 2026 }
const organization = { _id: id, name: 'Padauk Valley Bank' }
const site = { _id: id, name: 'Hledan branch' }
const request = {
  __v: 0,
  createdAt: at,
  updatedAt: at,
  organization,
  site,
  kind: 'move',
  state: 'OPEN',
  pickup: { _id: id, __v: 0, pickUpTime: at, isChanged: false, hasFailed: false, driver: null },
  wantedAt: at,
  partOfDay: 'any',
  wasteTypes: ['Papers'],
  amountNote: '',
  note: '',
  photos: [],
  counterAt: null,
  answerNote: '',
  askedBy: person,
  answeredBy: null,
  answeredAt: null,
  expiresAt: at,
  closedAt: null,
}

/** Every list of the portal. A list of the API that no screen here shows fails the test of `lists.spec.ts`. */
export const listScreens: readonly ListScreen[] = [
  { address: '/organizations', path: '/organizations' },
  { address: '/users', path: '/users' },
  { address: '/schedule/waste-collection', path: '/logistics', row: { updatedBy: person, wayNumber: 12 } },
  {
    address: '/schedule/recurring',
    path: '/schedules',
    row: {
      wayType: 'Dry',
      driver: { ...person, hasLeft: false },
      plate_number: '7K-2222',
      lastDay: '2026-12-30',
      nextPickUpTime: '2026-11-30T00:30:00.000Z',
    },
  },
  { address: '/pickup_requests', path: '/pickup_requests', row: request },
  {
    address: '/gri_306/reports',
    path: '/gri/reports',
    row: {
      _id: id,
      number: '0B5C3AB1',
      createdAt: at,
      createdBy: person,
      extent: 'site',
      organization,
      site,
      from: '2025-01',
      to: '2025-12',
      countedUntil: null,
      generated: 12345.678,
      divertedFromDisposal: 12000,
      directedToDisposal: 345.678,
      revises: null,
      revisedBy: null,
      others: ['1C5C3AB1'],
      dataChangedSince: false,
    },
  },
  {
    address: '/schedule/not-collected?tab=failures',
    path: '/outcomes',
    row: { followedBy: { _id: id, pickUpTime: at }, note: 'The gate was locked.' },
  },
  {
    address: '/schedule/not-collected?tab=reports',
    path: '/missed_reports',
    row: {
      __v: 0,
      createdAt: at,
      updatedAt: at,
      pickup: { _id: id, pickUpTime: at },
      organization,
      kind: 'missed',
      state: 'OPEN',
      note: 'Nobody came.',
      photos: [],
      reportedBy: person,
      answerNote: '',
      site,
      answeredBy: null,
      answeredAt: null,
    },
  },
  { address: '/schedule/not-collected?tab=rates', path: '/outcomes/organization_rates' },
  { address: '/schedule/trainings', path: '/trainings' },
  {
    address: '/treatment/consignments',
    path: '/consignments',
    row: { gross: 1, tare: 1, documentNumber: 'WB-2026-000123' },
  },
  {
    address: '/treatment/stock',
    path: '/stock_adjustments',
    row: {
      __v: 0,
      createdAt: at,
      updatedAt: at,
      date: '2026-11-20',
      wasteType: 'Plastics',
      kind: 'sorting-residue',
      weight: 1,
      note: 'Labels and caps',
      createdBy: person,
    },
  },
  { address: '/treatment/destinations', path: '/destinations' },
  { address: '/treatment/profiles', path: '/treatment_profiles' },
  {
    address: '/vehicles',
    path: '/vehicles',
    row: { outOfServiceFrom: '2026-11-20', outOfServiceTo: '2026-12-20' },
  },
  { address: '/depots', path: '/depots' },
  { address: '/bin/orders', path: '/bin_orders' },
  { address: '/bin/available-bins', path: '/bins' },
  { address: '/learning', path: '/training_slide' },
  { address: '/learning/quizzes', path: '/quiz' },
  { address: '/payment', path: '/payment' },
  { address: '/payment/orders', path: '/orders' },
  { address: '/payment/billing', path: '/billing_runs' },
  { address: '/payment/commercial_tax', path: '/payment/taxes' },
  { address: '/payment/charges', path: '/charges' },
  { address: '/payment/price_lists', path: '/price_lists' },
  { address: '/payment/price_indexes', path: '/price_indexes' },
  { address: '/payment/journal', path: '/payment/journal' },
  { address: '/payment/results', path: '/payment/results' },
  {
    address: '/reporting/saved',
    path: '/reports',
    row: {
      createdAt: at,
      title: 'July to September 2026',
      name: '',
      layout: 'monthly',
      weightKg: 1,
      organization,
      period: { first: quarter, last: quarter },
      createdBy: person,
      revisionOf: null,
      dataChangedSince: true,
      number: '01A2B3C4',
      others: ['2B0745AB'],
      isPublic: true,
      canArchive: true,
    },
  },
  { address: '/audit', path: '/audit' },
  {
    address: '/inbox',
    path: '/inbox',
    row: {
      kind: 'request',
      organization,
      sender: organization.name,
      about: 'move',
      wantedAt: at,
      remark: 'The gate is open from seven.',
      arrivedAt: at,
      answerBy: at,
      pickupId: null,
      request: { ...request, _id: id },
    },
  },
  {
    address: '/contact_messages',
    path: '/contact_messages',
    row: {
      createdAt: at,
      name: 'Ko Kyaw Zin Latt',
      email: 'kyaw.zin.latt@padauk.example',
      topic: 'new-service',
      message: 'We have a cafe in Kamayut and would like a pickup of glass twice a week.',
      answeredAt: at,
      answeredBy: person,
    },
  },
  {
    address: '/mails',
    path: '/mails',
    row: {
      failedAt: at,
      to: 'office@padauk.example',
      subject: 'Invoice 2026-000123',
      reason: '550 5.1.1 No such user',
      invoice: null,
      order: null,
      user: null,
      organization,
      canBeSentAgain: true,
      sentAgainAt: at,
      sentAgainBy: person,
    },
  },
  { address: '/invoice', path: '/payment/organizations/:organizationId', account: 'customer' },
  { address: '/training', path: '/trainings', account: 'customer' },
  { address: '/pickup_requests', path: '/pickup_requests', account: 'customer', row: request },
  { address: '/data_table', path: '/logistics/organizations/:organizationId', account: 'customer' },
]

/** Sites are shown in selects and cards, results of quizzes in a list that grows. */
export const listsWithoutTable = [
  '/api/organizations/{id}/sites',
  '/api/organizations/{organizationId}/stream',
  '/api/user_ans_quiz',
]
