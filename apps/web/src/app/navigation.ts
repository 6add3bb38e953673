import {
  IconBuilding,
  IconCalendarEvent,
  IconCreditCard,
  IconFileInvoice,
  IconHome,
  IconInbox,
  IconKey,
  IconLogout,
  IconMail,
  IconRecycle,
  IconReportAnalytics,
  IconSchool,
  IconSettings,
  IconTable,
  IconTruck,
  IconUserCircle,
} from '@tabler/icons-react'
import { binPaths } from '@thant/contracts/bin-paths'
import { moneyPaths } from '@thant/contracts/money-paths'
import type { Permission } from '@thant/contracts/permissions'
import { roadPaths } from '@thant/contracts/road-paths'
import { type Area, areaOf, type Role } from '@thant/contracts/roles'
import { matchRoutes } from 'react-router'
import type { NavEntry } from '#components/layout/shell/sidebar-nav.tsx'
import type { UserMenuEntry } from '#components/layout/shell/user-menu.tsx'
import { paths } from '#lib/links/paths.ts'
import { waitingSearch } from '#lib/waiting-lists.ts'
import { routesFor } from './routes-for.tsx'

const today: NavEntry = {
  label: 'Today',
  shortcut: 't',
  icon: IconHome,
  tabs: [{ label: 'Today', href: paths.home }],
}

const staff: readonly NavEntry[] = [
  today,
  {
    label: 'Inbox',
    shortcut: 'i',
    icon: IconInbox,
    tabs: [
      { label: 'Waiting', href: paths.inbox },
      { label: 'Requests', href: paths.pickupRequests },
      { label: 'Messages', href: paths.contactMessages, search: waitingSearch.messages },
    ],
  },
  {
    label: 'Customers',
    shortcut: 'c',
    icon: IconBuilding,
    tabs: [
      { label: 'Organizations', href: paths.organizations },
      { label: 'Users', href: paths.users },
      { label: 'Trainings', href: paths.trainings },
      { label: 'Bin Orders', href: binPaths.binOrders },
      { label: 'Available Bins', href: binPaths.availableBins, screens: [binPaths.binAdd, binPaths.binEdit] },
      { label: 'Placed Bins', href: binPaths.placedBins },
      { label: 'Slide sets', href: paths.learning },
      { label: 'Quizzes', href: paths.quizzes },
    ],
  },
  {
    label: 'Planning',
    shortcut: 'p',
    icon: IconCalendarEvent,
    tabs: [
      { label: 'Pickups', href: paths.pickups, screens: [paths.runSheet] },
      { label: 'Calendar', href: paths.pickupCalendar },
      { label: 'Day board', href: paths.dayBoard },
      { label: 'Recurring schedules', href: paths.schedules },
      { label: 'Not collected', href: paths.notCollected },
      { label: 'Visits', href: roadPaths.visits },
      { label: 'Holidays', href: paths.companyDays },
      { label: 'Pickups on holidays', href: paths.holidayPickups },
      { label: 'Vehicles', href: paths.vehicles },
      { label: 'Depots', href: paths.depots },
    ],
  },
  {
    label: 'Material',
    shortcut: 'm',
    icon: IconRecycle,
    tabs: [
      { label: 'Consignments', href: paths.consignments },
      { label: 'Mass balance', href: paths.massBalance },
      { label: 'Stock-takes and losses', href: paths.stockAdjustments },
      { label: 'GRI 306 report', href: paths.gri },
      { label: 'Destinations', href: paths.destinations },
      { label: 'Treatment profiles', href: paths.treatmentProfiles },
    ],
  },
  {
    label: 'Money',
    shortcut: 'o',
    icon: IconCreditCard,
    tabs: [
      { label: 'Invoices', href: paths.payments },
      { label: 'Billing', href: moneyPaths.billingRuns },
      { label: 'Charges', href: moneyPaths.charges, screens: [moneyPaths.chargeAdd] },
      { label: 'Price lists', href: moneyPaths.priceLists },
      { label: 'Price indexes', href: moneyPaths.priceIndexes },
      { label: 'Commercial tax', href: moneyPaths.commercialTax },
      { label: 'Journal', href: moneyPaths.journal },
      { label: 'Orders', href: moneyPaths.orders },
      { label: 'Results to review', href: moneyPaths.paymentResults, search: waitingSearch.results },
    ],
  },
  {
    label: 'Reports',
    shortcut: 'r',
    icon: IconReportAnalytics,
    tabs: [
      { label: 'New report', href: paths.reporting },
      { label: 'Saved reports', href: paths.savedReports },
    ],
  },
  {
    label: 'Settings',
    shortcut: 's',
    icon: IconSettings,
    isLast: true,
    tabs: [
      { label: 'Settings', href: paths.settings },
      { label: 'Reasons', href: paths.reasons },
      { label: 'Factor sets', href: paths.factorSets },
      { label: 'Audit log', href: paths.audit },
      { label: 'Emails not sent', href: paths.mails },
      { label: 'Backups', href: paths.backups },
    ],
  },
]

/** Seven lines at most, all in sight on a laptop (docs/specification.md 13.2). */
const menus: Record<Area, readonly NavEntry[]> = {
  admin: staff,
  operation: staff,
  finance: staff,
  customer: [
    { label: 'Dashboard', shortcut: 't', icon: IconHome, tabs: [{ label: 'Dashboard', href: paths.home }] },
    {
      label: 'Pickups',
      shortcut: 'p',
      icon: IconCalendarEvent,
      tabs: [
        { label: 'Schedule', href: paths.ownSchedule },
        { label: 'Requests', href: paths.pickupRequests },
        { label: 'Bins', href: binPaths.placedBins },
      ],
    },
    {
      label: 'Collected waste',
      shortcut: 'm',
      icon: IconTable,
      tabs: [{ label: 'Collected waste', href: paths.ownDataTable }],
    },
    {
      label: 'Reports',
      shortcut: 'r',
      icon: IconReportAnalytics,
      tabs: [
        { label: 'Waste Report', href: paths.reporting },
        { label: 'GRI 306 report', href: paths.gri },
        { label: 'Carbon Report', href: paths.ownCarbonReport },
      ],
    },
    {
      label: 'Training',
      shortcut: 'l',
      icon: IconSchool,
      tabs: [{ label: 'Training', href: paths.ownTrainings }],
    },
    {
      label: 'Invoices',
      shortcut: 'o',
      icon: IconFileInvoice,
      tabs: [
        { label: 'Invoices', href: paths.ownInvoices, screens: [paths.ownInvoice] },
        { label: 'Charges', href: moneyPaths.ownCharges },
      ],
    },
    {
      label: 'Contact',
      shortcut: 'c',
      icon: IconMail,
      tabs: [
        { label: 'Contact', href: paths.contact },
        { label: 'Terms & conditions', href: paths.ownTerms },
      ],
    },
  ],
  driver: [{ ...today, icon: IconTruck, tabs: [{ label: 'Today', href: roadPaths.driverDay }] }],
}

/** Screens of what is the organization's as a whole, which users who are limited to sites may not see. */
const neededFor: Partial<Record<string, Permission>> = {
  [paths.reporting]: 'reports:list',
  [paths.ownInvoices]: 'invoices:of-organization',
  [moneyPaths.ownCharges]: 'charges:list',
  [paths.ownOrganization]: 'organizations:change',
}

type Can = (permission: Permission) => boolean
const everything: Can = () => true

function isAllowed(href: string, can: Can): boolean {
  const needed = neededFor[href]
  return needed === undefined || can(needed)
}

/**
 * Omits tabs without a screen in the role's routes, so that menu and routes always agree, and those that a customer may
 * not see; a line without a tab is left out.
 */
export function navigationOf(role: Role, can: Can = everything): NavEntry[] {
  return menus[areaOf(role)].flatMap((entry): NavEntry[] => {
    const [first, ...others] = entry.tabs.filter(({ href }) => hasScreen(role, href) && isAllowed(href, can))
    return first === undefined ? [] : [{ ...entry, tabs: [first, ...others] }]
  })
}

export function userMenuOf(role: Role, logOut: () => void, can: Can = everything): UserMenuEntry[] {
  const own: UserMenuEntry[] = [
    { label: 'Account', icon: IconUserCircle, href: paths.ownProfile },
    { label: 'Organization', icon: IconBuilding, href: paths.ownOrganization },
    { label: 'Settings', icon: IconSettings, href: paths.settings },
    { label: 'Change Password', icon: IconKey, href: paths.changePassword },
    { label: 'Log Out', icon: IconLogout, onClick: logOut },
  ]
  return own.filter((entry) => 'onClick' in entry || (hasScreen(role, entry.href) && isAllowed(entry.href, can)))
}

function hasScreen(role: Role, path: string): boolean {
  return matchRoutes(routesFor(role), path) !== null
}
