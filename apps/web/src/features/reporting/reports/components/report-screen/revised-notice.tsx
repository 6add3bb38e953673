import { Alert, Anchor } from '@mantine/core'
import { generatePath, Link } from 'react-router'
import { useTranslation } from '#lib/i18n.ts'
import { paths } from '#lib/links/paths.ts'
import { useFormat } from '#lib/use-format.ts'
import classes from './report-screen.module.css'

/** Readers by a share link are not told where the corrected report is. */
export function RevisedNotice({ at, by }: { at: string; by: string | null | undefined }) {
  const { t } = useTranslation()
  const format = useFormat()
  return (
    <Alert
      color="amber"
      role="status"
      className={classes.notice}
      title={t('There is a corrected version of this report')}
    >
      {t('It was made on {{date}} and corrects this one.', { date: format.date(at) })}{' '}
      {by ? (
        <Anchor component={Link} underline="always" to={generatePath(paths.report, { reportId: by })}>
          {t('Open the corrected report')}
        </Anchor>
      ) : (
        t('Please ask the person who gave you the link for it.')
      )}
    </Alert>
  )
}
