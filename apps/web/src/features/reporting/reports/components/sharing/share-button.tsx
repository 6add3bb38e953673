import { Button, type ButtonProps } from '@mantine/core'
import { IconShare } from '@tabler/icons-react'
import { useTranslation } from '#lib/i18n.ts'
import { useCan } from '#lib/visitor/access.ts'

type ShareButtonProps = Pick<ButtonProps, 'loading' | 'disabled'> & { onShare: () => void }

/** Stands beside the download of a report, for those who may share it. */
export function ShareButton({ onShare, ...props }: ShareButtonProps) {
  const { t } = useTranslation()
  const can = useCan()
  if (!can('reports:share')) return null
  return (
    <Button {...props} variant="default" leftSection={<IconShare size={18} />} onClick={onShare}>
      {t('Share')}
    </Button>
  )
}
