import { Button, Text, Title } from '@mantine/core'
import { Link } from 'react-router'
import { TippedBinDrawing } from '#components/drawings/tipped-bin.tsx'
import { useTranslation } from '#lib/i18n.ts'
import { paths } from '#lib/links/paths.ts'
import classes from './report-screen.module.css'

/** Covers unknown, expired and revoked addresses alike, so that visitors cannot tell which ones existed. */
export function ReportMissing() {
  const { t } = useTranslation()
  const title = t('There is no report at this address')
  return (
    <div className={classes.missing}>
      <title>{`${title} · Thant`}</title>
      <TippedBinDrawing />
      <Title order={1}>{title}</Title>
      <Text c="dimmed" maw={460}>
        {t(
          'The link may have expired or been revoked, or a part of it was lost on the way. Please ask the person who gave it to you for a new one.',
        )}
      </Text>
      <Button component={Link} to={paths.landing} variant="default">
        {t('To the start page')}
      </Button>
    </div>
  )
}
