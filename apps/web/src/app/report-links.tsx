import { Button } from '@mantine/core'
import type { ReportRow } from '@thant/contracts/reports'
import { generatePath, Link } from 'react-router'
import { useTranslation } from '#lib/i18n.ts'
import { paths } from './paths.ts'

/** Where the parts of a report lead. */
export const verifyHref = (reportId: string) => generatePath(paths.verifyReport, { reportId })
export const reportHref = ({ _id, layout }: Pick<ReportRow, '_id' | 'layout'>) =>
  generatePath(layout === 'monthly' ? paths.monthlyReport : paths.report, { reportId: _id })
export const sharedHref = (link: string) => `${paths.sharedReport}?link=${link}`
export const pickupHref = (logisticsId: string) => generatePath(paths.pickupEdit, { logisticsId })

export function ToLanding() {
  const { t } = useTranslation()
  return (
    <Button component={Link} to={paths.landing} variant="default">
      {t('To the start page')}
    </Button>
  )
}
