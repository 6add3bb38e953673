import { Anchor } from '@mantine/core'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from '#lib/i18n.ts'

const TermsModal = lazy(() => import('./terms-modal.tsx'))

/** Opens the terms in a dialog, so that the form keeps its input; their code is loaded when they are asked for. */
export function TermsDialog() {
  const { t } = useTranslation()
  const [isOpen, setIsOpen] = useState<boolean>()
  return (
    <>
      <Anchor component="button" type="button" onClick={() => setIsOpen(true)}>
        {t('Read the terms')}
      </Anchor>
      <Suspense>{isOpen !== undefined && <TermsModal isOpen={isOpen} onClose={() => setIsOpen(false)} />}</Suspense>
    </>
  )
}
