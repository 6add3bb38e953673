import { Button } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { Dialog } from '#components/feedback/dialog.tsx'
import { TermsSections } from '#features/company/company/components/terms-sections.tsx'
import { useTranslation } from '#lib/i18n.ts'

type TermsModalProps = { isOpen: boolean; onClose: () => void }

export default function TermsModal({ isOpen, onClose }: TermsModalProps) {
  const { t } = useTranslation()
  const isNarrow = useMediaQuery('(max-width: 48em)')
  return (
    <Dialog opened={isOpen} onClose={onClose} title={t('Terms & conditions')} size="lg" fullScreen={isNarrow}>
      <TermsSections />
      <Button onClick={onClose} mt="lg">
        {t('Close')}
      </Button>
    </Dialog>
  )
}
