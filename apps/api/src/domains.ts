import type { FastifyPluginAsync } from 'fastify'
import { archivingRoutes } from '#domains/archiving/archiving.routes.ts'
import { auditRoutes } from '#domains/audit/audit.routes.ts'
import { authRoutes } from '#domains/auth/auth.routes.ts'
import { backupRoutes } from '#domains/backups/backups.routes.ts'
import { binOrderRoutes } from '#domains/bin-orders/bin-orders.routes.ts'
import { binRoutes } from '#domains/bins/bins.routes.ts'
import { calendarFeedRoutes } from '#domains/calendar-feed/calendar-feed.routes.ts'
import { carbonRoutes } from '#domains/carbon/carbon.routes.ts'
import { companyRoutes } from '#domains/company/company.routes.ts'
import { companyDayRoutes } from '#domains/company-days/company-days.routes.ts'
import { consignmentRoutes } from '#domains/consignments/consignments.routes.ts'
import { contactRoutes } from '#domains/contact/contact.routes.ts'
import { dashboardRoutes } from '#domains/dashboard/dashboard.routes.ts'
import { destinationRoutes } from '#domains/destinations/destinations.routes.ts'
import { fileRoutes } from '#domains/files/files.routes.ts'
import { griRoutes } from '#domains/gri/gri.routes.ts'
import { holidayPickupRoutes } from '#domains/holiday-pickups/holiday-pickups.routes.ts'
import { invoiceRoutes } from '#domains/invoices/invoices.routes.ts'
import { learningRoutes } from '#domains/learning/learning.routes.ts'
import { mailRoutes } from '#domains/mails/mails.routes.ts'
import { notificationRoutes } from '#domains/notifications/notifications.routes.ts'
import { orderRoutes } from '#domains/orders/orders.routes.ts'
import { organizationRoutes } from '#domains/organizations/organizations.routes.ts'
import { missedReportRoutes } from '#domains/outcomes/missed-reports.routes.ts'
import { outcomeRoutes } from '#domains/outcomes/outcomes.routes.ts'
import { paymentRoutes } from '#domains/payments/payments.routes.ts'
import { pickupRequestRoutes } from '#domains/pickup-requests/pickup-requests.routes.ts'
import { pickupRoutes } from '#domains/pickups/pickups.routes.ts'
import { reportRoutes } from '#domains/reports/reports.routes.ts'
import { scheduleRoutes } from '#domains/schedules/schedules.routes.ts'
import { siteRoutes } from '#domains/sites/sites.routes.ts'
import { stockAdjustmentRoutes } from '#domains/stock-adjustments/stock-adjustments.routes.ts'
import { trainingRoutes } from '#domains/trainings/trainings.routes.ts'
import { treatmentProfileRoutes } from '#domains/treatment-profiles/treatment-profiles.routes.ts'
import { userRoutes } from '#domains/users/users.routes.ts'
import { wasteRoutes } from '#domains/wastes/wastes.routes.ts'

export const domains: readonly FastifyPluginAsync[] = [
  archivingRoutes,
  auditRoutes,
  authRoutes,
  backupRoutes,
  binOrderRoutes,
  binRoutes,
  calendarFeedRoutes,
  carbonRoutes,
  companyDayRoutes,
  companyRoutes,
  consignmentRoutes,
  contactRoutes,
  dashboardRoutes,
  destinationRoutes,
  fileRoutes,
  griRoutes,
  holidayPickupRoutes,
  invoiceRoutes,
  learningRoutes,
  mailRoutes,
  missedReportRoutes,
  notificationRoutes,
  orderRoutes,
  organizationRoutes,
  outcomeRoutes,
  paymentRoutes,
  pickupRequestRoutes,
  pickupRoutes,
  reportRoutes,
  scheduleRoutes,
  siteRoutes,
  stockAdjustmentRoutes,
  trainingRoutes,
  treatmentProfileRoutes,
  userRoutes,
  wasteRoutes,
]
