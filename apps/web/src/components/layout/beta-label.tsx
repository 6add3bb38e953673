import { Badge } from '@mantine/core'
import { useTranslation } from '#lib/i18n.ts'

export function BetaLabel() {
  const { t } = useTranslation()
  return (
    <Badge color="leaf" size="sm">
      {t('Beta')}
    </Badge>
  )
}
