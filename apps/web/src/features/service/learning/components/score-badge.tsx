import { Badge } from '@mantine/core'
import { IconCheck, IconRefresh } from '@tabler/icons-react'
import { useTranslation } from '#lib/i18n.ts'
import { useFormat } from '#lib/use-format.ts'
import { isGoodScore } from '../score.ts'

/** Shows a percentage in green or red, with a word of the same meaning for people who cannot tell them apart. */
export function ScoreBadge({ percentage }: { percentage: number }) {
  const { t } = useTranslation()
  const format = useFormat()
  const isGood = isGoodScore(percentage)
  const Mark = isGood ? IconCheck : IconRefresh
  return (
    <Badge color={isGood ? 'leaf' : 'brick'} leftSection={<Mark size={12} aria-hidden />}>
      {format.percent(percentage, 0)} · {isGood ? t('Passed') : t('Not enough yet')}
    </Badge>
  )
}
