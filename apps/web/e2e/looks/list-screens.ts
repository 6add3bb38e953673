import type { Json } from './long-data.ts'

type ListScreen = {
  address: string
  /** The list of the API that it shows. */
  path: string
  account?: string
  /** What rows of the demonstration leave empty. */
  row?: Record<string, Json>
}

const id = '00000000-0000-4000-8000-000000000001'
const at = '2026-11-25T03:30:00.000Z'
const person = { _id: id, name: 'Ko Kyaw Zin Latt' }
const organization = { _id: id, name: 'Padauk Valley Bank' }
const site = { _id: id, name: 'Hledan branch' }

/**
 * The lists at which the journeys look, because their tables are too wide where all of a sample is long, or because
 * they ask for no sort. The sweep of the screens looks at the others.
 */
export const listScreens: readonly ListScreen[] = [
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
  {
    address: '/treatment/consignments',
    path: '/consignments',
    row: { gross: 1, tare: 1, documentNumber: 'WB-2026-000123' },
  },
  { address: '/payment/results', path: '/payment/results' },
  { address: '/data_table', path: '/logistics/organizations/:organizationId', account: 'customer' },
]

/** Sites are shown in selects and cards, exports of the journal and results of quizzes in lists that grow. */
export const listsWithoutTable = ['/organizations/:id/sites', '/payment/journal/exports', '/user_ans_quiz']
