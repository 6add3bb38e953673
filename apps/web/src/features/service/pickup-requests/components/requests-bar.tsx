import { Button } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { useState } from 'react'
import { ChoiceBar } from '#components/data-table/chosen-rows/choice-bar.tsx'
import type { RowChoice } from '#components/data-table/chosen-rows/use-row-choice.ts'
import { Dialog } from '#components/feedback/dialog.tsx'
import { useTranslation } from '#lib/i18n.ts'
import { DeclineManyForm } from './decline-many-form.tsx'

/** Declines the chosen requests with one reason. */
export function RequestsBar({ choice }: { choice: RowChoice }) {
  const { t } = useTranslation()
  const [isOpen, setIsOpen] = useState(false)
  const close = () => setIsOpen(false)
  const leave = () => {
    close()
    choice.clear()
  }
  return (
    <>
      <ChoiceBar choice={choice} label={t('The chosen requests')}>
        <Button size="xs" variant="default" leftSection={<IconX size={14} />} onClick={() => setIsOpen(true)}>
          {t('Decline')}
        </Button>
      </ChoiceBar>
      <Dialog opened={isOpen} onClose={close} title={t('Decline the chosen requests')}>
        <DeclineManyForm ids={[...choice.chosen]} onClose={close} onSaved={leave} />
      </Dialog>
    </>
  )
}
