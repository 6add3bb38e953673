/** How a reader came to a report: by its id, or by a share link, which tells no id. */
export type ReportSource = { reportId: string } | { link: string }
