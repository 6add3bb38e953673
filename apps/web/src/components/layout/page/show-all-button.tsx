import { Button } from '@mantine/core'
import { useTranslation } from '#lib/i18n.ts'

type ShowAllButtonProps = { count: number; isWhole: boolean; onChange: (isWhole: boolean) => void }

/** Stands below the first rows of a short list, and shows all of them or the first ones again. */
export function ShowAllButton({ count, isWhole, onChange }: ShowAllButtonProps) {
  const { t } = useTranslation()
  return (
    <Button
      variant="subtle"
      size="xs"
      w="fit-content"
      data-screen-only
      aria-expanded={isWhole}
      onClick={() => onChange(!isWhole)}
    >
      {isWhole ? t('Show fewer') : t('Show all {{count}}', { count })}
    </Button>
  )
}
