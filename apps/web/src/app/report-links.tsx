import { Button } from '@mantine/core'
import { generatePath, Link } from 'react-router'
import { useTranslation } from '#lib/i18n.ts'
import { paths } from './paths.ts'

/** Where the parts of a report lead. */
export const verifyHref = (reportId: string) => generatePath(paths.verifyReport, { reportId })
export const pickupHref = (logisticsId: string) => generatePath(paths.pickupEdit, { logisticsId })

export function ToLanding() {
  const { t } = useTranslation()
  return (
    <Button component={Link} to={paths.landing} variant="default">
      {t('To the start page')}
    </Button>
  )
}
