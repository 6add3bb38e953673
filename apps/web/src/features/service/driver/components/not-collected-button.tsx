import { Button } from '@mantine/core'
import { IconTruckOff } from '@tabler/icons-react'
import { roadPaths } from '@thant/contracts/road-paths'
import type { Pickup } from '@thant/contracts/service/pickups'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useTranslation } from '#lib/i18n.ts'
import type { VisitValues } from '../visit-values.ts'
import { NotCollectedAtStop } from './not-collected-at-stop.tsx'

export function NotCollectedButton({ pickup, initialValues }: { pickup: Pickup; initialValues: VisitValues }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button
        variant="default"
        size="md"
        mt="md"
        fullWidth
        leftSection={<IconTruckOff size={18} />}
        onClick={() => setIsOpen(true)}
      >
        {t('Not collected')}
      </Button>
      <NotCollectedAtStop
        isOpen={isOpen}
        pickup={pickup}
        initialValues={initialValues}
        onClose={() => setIsOpen(false)}
        onKept={() => navigate(roadPaths.driverDay)}
      />
    </>
  )
}
