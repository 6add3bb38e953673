import type { Role } from '@thant/contracts/roles'

const today = 'Today: Today'
const material =
  'Material: Consignments, Mass balance, Stock-takes and losses, Waste by GRI 306, Destinations, Treatment profiles'
const money = 'Money: Invoices, Charges, Price lists, Price indexes, Orders, Billing, Commercial tax, Results to review'

const admin = [
  today,
  'Inbox: Waiting, Requests, Messages',
  'Customers: Organizations, Users, Trainings, Bin Orders, Available Bins, Slide sets, Quizzes',
  'Planning: Pickups, Calendar, Recurring schedules, Not collected, Holidays, Pickups on holidays, Vehicles, Depots',
  material,
  money,
  'Reports: New report, Saved reports',
  'Settings: Settings, Reasons, Factor sets, Audit log, Emails not sent, Backups',
]

const operation = [
  today,
  'Inbox: Waiting, Requests, Messages',
  'Customers: Organizations, Users',
  'Planning: Pickups, Calendar, Recurring schedules, Not collected, Holidays, Pickups on holidays, Vehicles, Depots',
  material,
  'Settings: Settings',
]

const finance = ['Customers: Organizations', 'Planning: Not collected', material, money, 'Settings: Settings']

/** The lines of each role's menu with their tabs, as the specification lists them (docs/specification.md 13.2). */
export const sidebars: Record<Role, readonly string[]> = {
  'SUPER ADMIN': admin,
  ADMIN: admin,
  'OPERATION MANAGER': operation,
  OPERATION: operation,
  'FINANCE OFFICE': [today, 'Inbox: Waiting', ...finance],
  'CUSTOMER SERVICE': [today, 'Inbox: Waiting, Requests, Messages', ...finance],
  USER: [
    'Dashboard: Dashboard',
    'Pickups: Schedule, Requests',
    'Collected waste: Collected waste',
    'Reports: Waste Report, Waste by GRI 306, Carbon Report',
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
