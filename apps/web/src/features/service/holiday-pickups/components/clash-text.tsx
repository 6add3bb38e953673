import { Text } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useTranslation } from '#lib/i18n.ts'
import classes from './clash-text.module.css'

export function ClashText() {
  const { t } = useTranslation()
  return (
    <Text span className={classes.clash}>
      <IconAlertTriangle size={14} aria-hidden />
      {t('There is a pickup of this kind on that day already.')}
    </Text>
  )
}
