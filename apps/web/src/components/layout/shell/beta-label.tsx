import { Badge } from '@mantine/core'
import { useTranslation } from '#lib/i18n.ts'
import classes from './beta-label.module.css'

export function BetaLabel() {
  const { t } = useTranslation()
  return (
    <Badge color="leaf" size="sm" className={classes.beta}>
      {t('Beta')}
    </Badge>
  )
}
