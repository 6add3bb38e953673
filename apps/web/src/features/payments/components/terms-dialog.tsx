import { Anchor, Button } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { type ComponentType, lazy, Suspense, useState } from 'react'
import { Dialog } from '#components/feedback/dialog.tsx'
import { useTranslation } from '#lib/i18n.ts'

const Terms = lazy(() => import('#features/company/components/terms-sections.tsx').then(toDefault))
const toDefault = ({ TermsSections }: { TermsSections: ComponentType }) => ({ default: TermsSections })

/** Opens the terms in a dialog, so that the form keeps its input. */
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
        <Suspense>
          <Terms />
        </Suspense>
        <Button onClick={close} mt="lg">
          {t('Close')}
        </Button>
      </Dialog>
    </>
  )
}
