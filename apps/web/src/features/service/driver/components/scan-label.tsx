import { Button } from '@mantine/core'
import { IconQrcode } from '@tabler/icons-react'
import type { TodaysPickup } from '@thant/contracts/service/pickups'
import { useState } from 'react'
import { Dialog } from '#components/feedback/dialog.tsx'
import { useTranslation } from '#lib/i18n.ts'
import { FindByLabel } from './find-by-label.tsx'
import { Sunlit } from './sunlit.tsx'
import wrapping from './wrapping-button.module.css'

/** Opens today's stop at which a bin stands, by its label. */
export function ScanLabel({ pickups }: { pickups: readonly TodaysPickup[] }) {
  const { t } = useTranslation()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button
        variant="default"
        size="md"
        fullWidth
        className={`${wrapping.button} ${wrapping.label}`}
        leftSection={<IconQrcode size={20} aria-hidden />}
        onClick={() => setIsOpen(true)}
      >
        {t('Scan a label')}
      </Button>
      <Dialog opened={isOpen} onClose={() => setIsOpen(false)} title={t('Scan a label')}>
        <Sunlit>
          <FindByLabel pickups={pickups} />
        </Sunlit>
      </Dialog>
    </>
  )
}
