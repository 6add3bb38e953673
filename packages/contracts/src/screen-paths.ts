/**
 * The addresses of the portal's screens, but for those of money-paths.ts and bin-paths.ts. The screens' router, which calls them `paths`,
 * fills in the parameters.
 */
export const screenPaths = {
  home: '/',
  logIn: '/log_in',
  passwordReset: '/password_reset',
  newPassword: '/password_reset/:link',
  setup: '/setup/:link',
  changePassword: '/change_password',
  settings: '/settings',
  reasons: '/settings/reasons',

  notifications: '/notifications',
  mailsOff: '/notifications/off/:link',
  inbox: '/inbox',
  pickupRequests: '/pickup_requests',
  pickupRequestAdd: '/pickup_requests/add',
  pickupRequest: '/pickup_requests/:requestId',
  offer: '/offer/:link',

  landing: '/landing',
  contact: '/contact',
  contactMessages: '/contact_messages',
  terms: '/terms',
  privacy: '/privacy',
  ownTerms: '/terms_and_conditions',
  thankYou: '/thankyou',

  organizations: '/organizations',
  organizationAdd: '/organizations/add',
  organizationProfile: '/organizations/profile',
  organizationEdit: '/organizations/edit/:organizationId',
  organizationSchedule: '/organizations/schedule/:organizationId',

  users: '/users',
  userAdd: '/users/add',
  userProfile: '/users/profile',
  userEdit: '/users/edit/:userId',

  schedule: '/schedule',
  pickups: '/schedule/waste-collection',
  pickupCalendar: '/schedule/waste-collection/calendar',
  pickupAdd: '/schedule/waste-collection/add',
  pickupEdit: '/schedule/waste-collection/:logisticsId',
  notCollected: '/schedule/not-collected',

  schedules: '/schedule/recurring',
  scheduleAdd: '/schedule/recurring/add',
  scheduleEdit: '/schedule/recurring/:scheduleId',

  companyDays: '/schedule/company_days',
  holidayPickups: '/schedule/company_days/pickups',

  trainings: '/schedule/trainings',
  trainingAdd: '/schedule/trainings/add',
  trainingEdit: '/schedule/trainings/:trainingId',

  consignments: '/treatment/consignments',
  consignmentAdd: '/treatment/consignments/add',
  consignmentEdit: '/treatment/consignments/:consignmentId',
  stockAdjustments: '/treatment/stock',
  stockAdjustmentAdd: '/treatment/stock/add',
  massBalance: '/treatment/mass-balance',
  destinations: '/treatment/destinations',
  destinationAdd: '/treatment/destinations/add',
  destinationEdit: '/treatment/destinations/:destinationId',
  treatmentProfiles: '/treatment/profiles',
  treatmentProfileAdd: '/treatment/profiles/add',

  vehicles: '/vehicles',
  vehicleAdd: '/vehicles/add',
  vehicleEdit: '/vehicles/:vehicleId',
  depots: '/depots',
  depotAdd: '/depots/add',
  depotEdit: '/depots/:depotId',

  learning: '/learning',
  slideSetAdd: '/learning/add',
  slideSetEdit: '/learning/:slideSetId',
  quizzes: '/learning/quizzes',
  quizAdd: '/learning/quizzes/add',
  quizEdit: '/learning/quizzes/:quizId',

  audit: '/audit',
  backups: '/backups',
  recoveryKit: '/backups/recovery_kit',
  mails: '/mails',

  factorSets: '/factor_sets',
  factorSetAdd: '/factor_sets/add',

  reporting: '/reporting',
  savedReports: '/reporting/saved',
  sharedReport: '/report',
  sharedGriReport: '/gri_report',
  report: '/report/:reportId',
  monthlyReport: '/pdf_report/:reportId',
  verifyReport: '/report/:reportId/verify',
  verifyFingerprint: '/report/verify',

  payments: '/payment',
  invoice: '/payment/organizations/:organizationId/:paymentId',
  batteryOrder: '/payment/battery',
  sandboxPayment: '/sandbox_payment/:attempt',
  certificate: '/certificates/:serial',
  binLabel: '/b/:code',
  ownInvoices: '/invoice',
  ownInvoice: '/payment/:paymentId',

  runSheet: '/run_sheet',
  dayBoard: '/day_board',

  ownSchedule: '/schedule',
  ownDataTable: '/data_table',
  ownCarbonReport: '/carbon_report',
  gri: '/gri_306',
  griReports: '/gri_306/reports',
  griReport: '/gri_306/reports/:griReportId',
  griAmounts: '/gri_306/amounts',
  griOtherWaste: '/gri_306/other_waste',
  griTexts: '/gri_306/texts',
  ownProfile: '/profile',
  ownOrganization: '/organization',
  ownTrainings: '/training',
  ownTraining: '/training/edit/:trainingId',
  lesson: '/training/trainingSlide/:trainingSlideId',
  quiz: '/training/quiz/:quizId',
} as const

/** Matches the addresses of a screen by the rules of the screens' router: in any case, with or without a last slash. */
export function addressPattern(path: string): RegExp {
  return new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}/*$`, 'i')
}
