import { Button } from '@mantine/core'
import { useTranslation } from '#lib/i18n.ts'

type ShowMoreProps = { list: { hasMore: boolean; isGrowing: boolean; showMore: () => void } }

export function ShowMore({ list }: ShowMoreProps) {
  const { t } = useTranslation()
  if (!list.hasMore) return null
  return (
    <Button variant="default" mt="sm" loading={list.isGrowing} onClick={list.showMore}>
      {t('Show more')}
    </Button>
  )
}
