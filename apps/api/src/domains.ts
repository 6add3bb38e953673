import type { FastifyPluginAsync } from 'fastify'
import { auditRoutes } from '#domains/company/audit/audit.routes.ts'
import { companyRoutes } from '#domains/company/company/company.routes.ts'
import { companyDayRoutes } from '#domains/company/company-days/company-days.routes.ts'
import { contactRoutes } from '#domains/company/contact/contact.routes.ts'
import { fileRoutes } from '#domains/company/files/files.routes.ts'
import { authRoutes } from '#domains/customers/auth/auth.routes.ts'
import { noteRoutes } from '#domains/customers/notes/notes.routes.ts'
import { notificationRoutes } from '#domains/customers/notifications/notifications.routes.ts'
import { organizationRoutes } from '#domains/customers/organizations/organizations.routes.ts'
import { savedViewRoutes } from '#domains/customers/saved-views/saved-views.routes.ts'
import { siteRoutes } from '#domains/customers/sites/sites.routes.ts'
import { userRoutes } from '#domains/customers/users/users.routes.ts'
import { destinationRoutes } from '#domains/materials/destinations/destinations.routes.ts'
import { treatmentProfileRoutes } from '#domains/materials/treatment-profiles/treatment-profiles.routes.ts'
import { wasteRoutes } from '#domains/materials/wastes/wastes.routes.ts'
import { billingRunRoutes } from '#domains/money/billing/billing-runs.routes.ts'
import { chargeRoutes } from '#domains/money/charges/charges.routes.ts'
import { invoiceRoutes } from '#domains/money/invoices/invoices.routes.ts'
import { journalRoutes } from '#domains/money/journal/journal.routes.ts'
import { orderRoutes } from '#domains/money/orders/orders.routes.ts'
import { paymentRoutes } from '#domains/money/payments/payments.routes.ts'
import { priceRoutes } from '#domains/money/prices/prices.routes.ts'
import { backupRoutes } from '#domains/reporting/backups/backups.routes.ts'
import { carbonRoutes } from '#domains/reporting/carbon/carbon.routes.ts'
import { consignmentRoutes } from '#domains/reporting/consignments/consignments.routes.ts'
import { dashboardRoutes } from '#domains/reporting/dashboard/dashboard.routes.ts'
import { griRoutes } from '#domains/reporting/gri/gri.routes.ts'
import { inboxRoutes } from '#domains/reporting/inbox/inbox.routes.ts'
import { mailRoutes } from '#domains/reporting/mails/mails.routes.ts'
import { reportRoutes } from '#domains/reporting/reports/reports.routes.ts'
import { searchRoutes } from '#domains/reporting/search/search.routes.ts'
import { stockAdjustmentRoutes } from '#domains/reporting/stock-adjustments/stock-adjustments.routes.ts'
import { streamRoutes } from '#domains/reporting/stream/stream.routes.ts'
import { todayRoutes } from '#domains/reporting/today/today.routes.ts'
import { yearFileRoutes } from '#domains/reporting/year-files/year-files.routes.ts'
import { archivingRoutes } from '#domains/service/archiving/archiving.routes.ts'
import { binOrderRoutes } from '#domains/service/bin-orders/bin-orders.routes.ts'
import { binRoutes } from '#domains/service/bins/bins.routes.ts'
import { calendarFeedRoutes } from '#domains/service/calendar-feed/calendar-feed.routes.ts'
import { dayPlanRoutes } from '#domains/service/day-plans/day-plans.routes.ts'
import { holidayPickupRoutes } from '#domains/service/holiday-pickups/holiday-pickups.routes.ts'
import { learningRoutes } from '#domains/service/learning/learning.routes.ts'
import { missedReportRoutes } from '#domains/service/outcomes/missed-reports.routes.ts'
import { outcomeRoutes } from '#domains/service/outcomes/outcomes.routes.ts'
import { pickupRequestRoutes } from '#domains/service/pickup-requests/pickup-requests.routes.ts'
import { pickupRoutes } from '#domains/service/pickups/pickups.routes.ts'
import { placedBinRoutes } from '#domains/service/placed-bins/placed-bins.routes.ts'
import { scheduleRoutes } from '#domains/service/schedules/schedules.routes.ts'
import { trainingRoutes } from '#domains/service/trainings/trainings.routes.ts'
import { vehicleRoutes } from '#domains/service/vehicles/vehicles.routes.ts'
import { visitRoutes } from '#domains/service/visits/visits.routes.ts'

export const domains: readonly FastifyPluginAsync[] = [
  archivingRoutes,
  auditRoutes,
  authRoutes,
  backupRoutes,
  billingRunRoutes,
  binOrderRoutes,
  binRoutes,
  calendarFeedRoutes,
  carbonRoutes,
  companyDayRoutes,
  companyRoutes,
  consignmentRoutes,
  contactRoutes,
  dashboardRoutes,
  dayPlanRoutes,
  destinationRoutes,
  fileRoutes,
  griRoutes,
  holidayPickupRoutes,
  inboxRoutes,
  chargeRoutes,
  invoiceRoutes,
  journalRoutes,
  learningRoutes,
  mailRoutes,
  missedReportRoutes,
  noteRoutes,
  notificationRoutes,
  orderRoutes,
  organizationRoutes,
  outcomeRoutes,
  paymentRoutes,
  pickupRequestRoutes,
  pickupRoutes,
  placedBinRoutes,
  priceRoutes,
  reportRoutes,
  savedViewRoutes,
  scheduleRoutes,
  searchRoutes,
  siteRoutes,
  stockAdjustmentRoutes,
  streamRoutes,
  todayRoutes,
  trainingRoutes,
  treatmentProfileRoutes,
  userRoutes,
  vehicleRoutes,
  visitRoutes,
  wasteRoutes,
  yearFileRoutes,
]
