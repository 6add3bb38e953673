import { griReportLinkEndpoints } from '@thant/contracts/reporting/gri-report-links'
import type { reportLinkEndpointsAt } from '@thant/contracts/reporting/report-links'
import { reportEndpoints } from '@thant/contracts/reporting/reports'
import { paths } from '#lib/links/paths.ts'

/** The calls for the links to saved reports of one kind, and for what is read by them. */
export type LinkEndpoints = ReturnType<typeof reportLinkEndpointsAt>

/** A kind of saved reports that are shared by links, and the screen that a link opens. */
export type SharedKind = { endpoints: LinkEndpoints; path: string }

export const wasteReports: SharedKind = { endpoints: reportEndpoints, path: paths.sharedReport }
export const griReports: SharedKind = { endpoints: griReportLinkEndpoints, path: paths.sharedGriReport }
