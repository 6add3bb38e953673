import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from '#lib/i18n.ts'
import { CompanyDayDialog } from './company-day-dialog.tsx'

export function AddCompanyDay() {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button leftSection={<IconPlus size={16} />} onClick={() => setOpen(true)}>
        {t('Add a day')}
      </Button>
      <CompanyDayDialog day={undefined} isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  )
}
