import { benchBackup } from './parts/backup.ts'
import { benchBilling } from './parts/billing.ts'
import { benchCalendar } from './parts/calendar.ts'
import { benchDashboard } from './parts/dashboard.ts'
import { benchExports } from './parts/exports.ts'
import { benchFirstLoad } from './parts/first-load.ts'
import { benchGri } from './parts/gri.ts'
import { benchGrowth } from './parts/growth.ts'
import { benchHolidays } from './parts/holidays.ts'
import { benchNavigation } from './parts/navigation.ts'
import { benchNotices } from './parts/notices.ts'
import { benchOffice } from './parts/office.ts'
import { benchOrganizations } from './parts/organizations.ts'
import { benchPaint } from './parts/paint.ts'
import { benchPayments } from './parts/payments.ts'
import { benchPdf } from './parts/pdf.ts'
import { benchPickups } from './parts/pickups.ts'
import { benchPortals } from './parts/portals.ts'
import { benchReportPreview } from './parts/report-preview.ts'
import { benchRest } from './parts/rest.ts'
import { benchRoutes } from './parts/routes.ts'
import { benchSchedules } from './parts/schedules.ts'
import { benchSearch } from './parts/search.ts'
import { benchStart } from './parts/start.ts'
import { benchWastes } from './parts/wastes.ts'
import type { Row } from './table.ts'
import type { Need, Targets } from './targets.ts'

/** A part of the benchmarks is stopped after `minutes`. */
export type Part = { needs: Need[]; minutes: number; bench: (targets: Targets) => Promise<Row[]> | Row[] }

function part<Name extends Need>(
  needs: Name[],
  minutes: number,
  bench: (targets: Pick<Targets, Name>) => Promise<Row[]> | Row[],
): Part {
  return { needs, minutes, bench }
}

/** Each limit is several times what the part takes on an idle machine. */
export const parts: Record<string, Part> = {
  wastes: part(['large', 'small'], 5, benchWastes),
  gri: part(['large'], 5, benchGri),
  dashboard: part(['large', 'small'], 5, benchDashboard),
  growth: part(['large', 'small'], 10, benchGrowth),
  pickups: part(['large'], 10, benchPickups),
  organizations: part(['large', 'bareUrl'], 5, benchOrganizations),
  office: part(['large'], 5, benchOffice),
  search: part(['large'], 5, benchSearch),
  portals: part(['small'], 5, benchPortals),
  exports: part(['large'], 5, benchExports),
  backup: part(['large'], 10, benchBackup),
  calendar: part(['small'], 5, benchCalendar),
  schedules: part(['small'], 5, benchSchedules),
  'report-preview': part(['small'], 5, benchReportPreview),
  holidays: part(['small'], 5, benchHolidays),
  payments: part(['small', 'bareSmallUrl'], 5, benchPayments),
  pdf: part(['small'], 15, benchPdf),
  notices: part([], 15, benchNotices),
  billing: part([], 15, benchBilling),
  routes: part([], 5, benchRoutes),
  'first-load': part([], 1, benchFirstLoad),
  paint: part([], 20, benchPaint),
  navigation: part([], 40, benchNavigation),
  start: part([], 5, benchStart),
  rest: part([], 5, benchRest),
}
