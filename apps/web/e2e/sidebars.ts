import type { Role } from '@thant/contracts/roles'

const treatment =
  'Where it goes: Consignments, Mass balance, Stock-takes and losses, Waste by GRI 306, Destinations, Treatment profiles'

const fleet = 'Fleet: Vehicles, Depots'

const admin = [
  'Dashboard',
  'Requests',
  'Organizations',
  'Users',
  'Schedule: Way schedules, Recurring schedules, Not collected, Company days, Trainings',
  fleet,
  treatment,
  'Bins: Bin Orders, Available Bins',
  'Payments',
  'Reporting',
  'Learning',
  'Audit log',
  'Emails not sent',
  'Backups',
  'Factor sets',
]

const operation = [
  'Dashboard',
  'Requests',
  'Organizations',
  'Users',
  'Schedule: Way schedules, Recurring schedules, Not collected, Company days',
  fleet,
  treatment,
]

/** The sidebar of each role as the specification lists it (docs/specification.md 2.5), a group with its entries. */
export const sidebars: Record<Role, readonly string[]> = {
  'SUPER ADMIN': admin,
  ADMIN: admin,
  'OPERATION MANAGER': operation,
  OPERATION: operation,
  'FINANCE OFFICE': ['Dashboard', 'Organizations', 'Not collected', treatment, 'Payments'],
  'CUSTOMER SERVICE': ['Dashboard', 'Requests', 'Organizations', 'Not collected', treatment, 'Payments'],
  USER: [
    'Dashboard',
    'Schedule',
    'Requests',
    'Data Table',
    'Training',
    'Waste Report',
    'Waste by GRI 306',
    'Carbon Report',
    'Invoices',
    'Contact',
    'Terms & conditions',
  ],
  DRIVER: ['Today'],
}

/** Some are followed by how much waits there. */
const counted = ['Requests', 'Company days']

/** Returns what the links of a role's sidebar say, from top to bottom. */
export function linksOf(role: Role): Array<string | RegExp> {
  const labels = sidebars[role].flatMap((entry) => entry.split(': ').at(-1)?.split(', ') ?? [])
  return labels.map((label) => (counted.includes(label) ? new RegExp(`^${label}\\d*$`) : label))
}
