import { Anchor, Button } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { useState } from 'react'
import { Dialog } from '#components/feedback/dialog.tsx'
import { TermsSections } from '#features/company/components/terms-sections.tsx'
import { useTranslation } from '#lib/i18n.ts'

/** Opens the terms over the page, so that what was typed stays; it closes by its cross, its button or Escape. */
export function TermsDialog() {
  const { t } = useTranslation()
  const [isOpen, setIsOpen] = useState(false)
  const isNarrow = useMediaQuery('(max-width: 48em)')
  const close = () => setIsOpen(false)
  return (
    <>
      <Anchor component="button" type="button" onClick={() => setIsOpen(true)}>
        {t('Read the terms')}
      </Anchor>
      <Dialog opened={isOpen} onClose={close} title={t('Terms & conditions')} size="lg" fullScreen={isNarrow}>
        <TermsSections />
        <Button onClick={close} mt="lg">
          {t('Close')}
        </Button>
      </Dialog>
    </>
  )
}
