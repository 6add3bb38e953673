import {
  IconBuilding,
  IconCalendarEvent,
  IconClipboardData,
  IconCreditCard,
  IconDatabase,
  IconFileInvoice,
  IconFileText,
  IconHistory,
  IconHome,
  IconInbox,
  IconKey,
  IconLeaf,
  IconLogout,
  IconMail,
  IconMailOff,
  IconRecycle,
  IconReportAnalytics,
  IconScale,
  IconSchool,
  IconSettings,
  IconTable,
  IconTruck,
  IconTruckDelivery,
  IconUserCircle,
  IconUsers,
} from '@tabler/icons-react'
import type { Permission } from '@thant/contracts/permissions'
import { type Area, areaOf, type Role } from '@thant/contracts/roles'
import { matchRoutes } from 'react-router'
import type { NavEntry } from '#components/layout/sidebar-nav.tsx'
import type { UserMenuEntry } from '#components/layout/user-menu.tsx'
import { paths } from '#lib/paths.ts'
import { routesFor } from './routes-for.tsx'

const requests: NavEntry = { label: 'Requests', icon: IconInbox, href: paths.pickupRequests }

const treatment: NavEntry = {
  label: 'Where it goes',
  icon: IconTruckDelivery,
  entries: [
    { label: 'Consignments', href: paths.consignments },
    { label: 'Mass balance', href: paths.massBalance },
    { label: 'Stock-takes and losses', href: paths.stockAdjustments },
    { label: 'Waste by GRI 306', href: paths.gri },
    { label: 'Destinations', href: paths.destinations },
    { label: 'Treatment profiles', href: paths.treatmentProfiles },
  ],
}

const staff: readonly NavEntry[] = [
  { label: 'Dashboard', icon: IconHome, href: paths.home },
  requests,
  { label: 'Organizations', icon: IconBuilding, href: paths.organizations },
  { label: 'Users', icon: IconUsers, href: paths.users },
  {
    label: 'Schedule',
    icon: IconCalendarEvent,
    entries: [
      { label: 'Way schedules', href: paths.pickups },
      { label: 'Recurring schedules', href: paths.schedules },
      { label: 'Not collected', href: paths.notCollected },
      { label: 'Company days', href: paths.companyDays },
      { label: 'Trainings', href: paths.trainings },
    ],
  },
  {
    label: 'Fleet',
    icon: IconTruck,
    entries: [
      { label: 'Vehicles', href: paths.vehicles },
      { label: 'Depots', href: paths.depots },
    ],
  },
  treatment,
  {
    label: 'Bins',
    icon: IconRecycle,
    entries: [
      { label: 'Bin Orders', href: paths.binOrders },
      { label: 'Available Bins', href: paths.availableBins },
    ],
  },
  { label: 'Payments', icon: IconCreditCard, href: paths.payments },
  { label: 'Reporting', icon: IconReportAnalytics, href: paths.reporting },
  { label: 'Learning', icon: IconSchool, href: paths.learning },
  { label: 'Audit log', icon: IconHistory, href: paths.audit },
  { label: 'Emails not sent', icon: IconMailOff, href: paths.mails },
  { label: 'Backups', icon: IconDatabase, href: paths.backups },
  { label: 'Factor sets', icon: IconScale, href: paths.factorSets },
]

/** The entries of each sidebar (docs/specification.md 2.5). */
const menus: Record<Area, readonly NavEntry[]> = {
  admin: staff,
  operation: staff,
  finance: [
    { label: 'Dashboard', icon: IconHome, href: paths.home },
    requests,
    { label: 'Organizations', icon: IconBuilding, href: paths.organizations },
    { label: 'Not collected', icon: IconTruck, href: paths.notCollected },
    treatment,
    { label: 'Payments', icon: IconCreditCard, href: paths.payments },
  ],
  customer: [
    { label: 'Dashboard', icon: IconHome, href: paths.home },
    { label: 'Schedule', icon: IconCalendarEvent, href: paths.ownSchedule },
    requests,
    { label: 'Data Table', icon: IconTable, href: paths.ownDataTable },
    { label: 'Training', icon: IconSchool, href: paths.ownTrainings },
    { label: 'Waste Report', icon: IconReportAnalytics, href: paths.reporting },
    { label: 'Waste by GRI 306', icon: IconClipboardData, href: paths.gri },
    { label: 'Carbon Report', icon: IconLeaf, href: paths.ownCarbonReport },
    { label: 'Invoices', icon: IconFileInvoice, href: paths.ownInvoices, screens: paths.ownInvoice },
    { label: 'Contact', icon: IconMail, href: paths.contact },
    { label: 'Terms & conditions', icon: IconFileText, href: paths.ownTerms },
  ],
  driver: [{ label: 'Today', icon: IconTruck, href: paths.home }],
}

/** Screens of what is the organization's as a whole, which users who are limited to sites may not see. */
const neededFor: Partial<Record<string, Permission>> = {
  [paths.reporting]: 'reports:list',
  [paths.ownInvoices]: 'invoices:of-organization',
  [paths.ownOrganization]: 'organizations:change',
}

type Can = (permission: Permission) => boolean
const everything: Can = () => true

function isAllowed(href: string, can: Can): boolean {
  const needed = neededFor[href]
  return needed === undefined || can(needed)
}

/**
 * Omits entries without a screen in the role's routes, so that menu and routes always agree, and those that a customer
 * may not see.
 */
export function navigationOf(role: Role, can: Can = everything): NavEntry[] {
  const area = areaOf(role)
  return menus[area].flatMap((entry): NavEntry[] => {
    if (area === 'customer' && 'href' in entry && !isAllowed(entry.href, can)) return []
    if ('href' in entry) return hasScreen(role, entry.href) ? [entry] : []
    const entries = entry.entries.filter(({ href }) => hasScreen(role, href))
    return entries.length > 0 ? [{ ...entry, entries }] : []
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
