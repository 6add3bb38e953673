import type { Role } from '@thant/contracts/roles'

const today = 'Today: Today'
const material =
  'Material: Consignments, Mass balance, Stock-takes and losses, GRI 306 report, Destinations, Treatment profiles'
const customerService =
  'Money: Invoices, Billing, Charges, Price lists, Price indexes, Commercial tax, Orders, Results to review'
const money =
  'Money: Invoices, Billing, Charges, Price lists, Price indexes, Commercial tax, Journal, Orders, Results to review'

const admin = [
  today,
  'Inbox: Waiting, Requests, Messages',
  'Customers: Organizations, Users, Trainings, Bin Orders, Available Bins, Placed Bins, Slide sets, Quizzes',
  'Planning: Pickups, Calendar, Day board, Recurring schedules, Not collected, Visits, Holidays, Pickups on holidays, Vehicles, Depots',
  material,
  money,
  'Reports: New report, Saved reports',
  'Settings: Settings, Reasons, Factor sets, Audit log, Emails not sent, Backups',
]

const operation = [
  today,
  'Inbox: Waiting, Requests, Messages',
  'Customers: Organizations, Users, Placed Bins',
  'Planning: Pickups, Calendar, Day board, Recurring schedules, Not collected, Visits, Holidays, Pickups on holidays, Vehicles, Depots',
  material,
]
const settings = 'Settings: Settings'

const finance = ['Customers: Organizations, Placed Bins', 'Planning: Not collected', material]

/** The lines of each role's menu with their tabs, as the specification lists them (docs/specification.md 13.2). */
export const sidebars: Record<Role, readonly string[]> = {
  'SUPER ADMIN': admin,
  ADMIN: admin,
  'OPERATION MANAGER': [...operation, 'Money: Journal', settings],
  OPERATION: [...operation, settings],
  'FINANCE OFFICE': [today, 'Inbox: Waiting', ...finance, money, settings],
  'CUSTOMER SERVICE': [today, 'Inbox: Waiting, Requests, Messages', ...finance, customerService, settings],
  USER: [
    'Dashboard: Dashboard',
    'Pickups: Schedule, Requests, Bins',
    'Collected waste: Collected waste',
    'Reports: Waste Report, GRI 306 report, Carbon Report',
    'Training: Training',
    'Invoices: Invoices, Charges',
    'Contact: Contact, Terms & conditions',
  ],
  DRIVER: [today],
}

/** Some are followed by how much waits there. */
const counted = ['Inbox', 'Planning']

/** Returns what the links of a role's menu say, from top to bottom. */
export function linksOf(role: Role): Array<string | RegExp> {
  const labels = sidebars[role].map((line) => line.split(': ')[0] ?? '')
  return labels.map((label) => (counted.includes(label) ? new RegExp(`^${label}\\d*$`) : label))
}
