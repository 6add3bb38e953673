import { Button, Group } from '@mantine/core'
import { IconArrowRight, IconTrash } from '@tabler/icons-react'
import type { CalendarPickup } from '@thant/contracts/service/pickups'
import { generatePath, Link } from 'react-router'
import { useTranslation } from '#lib/i18n.ts'
import { paths } from '#lib/links/paths.ts'
import { useReturnState } from '#lib/links/return-path.ts'
import { useCan } from '#lib/visitor/access.ts'
import { useArchivePickup } from '../api.ts'
import { DriverName } from '../components/driver-name.tsx'
import { PickupMarks } from '../components/pickup-marks.tsx'
import { PickupStatusBadge } from '../components/pickup-status-badge.tsx'
import { PickupWay } from '../components/pickup-way.tsx'
import { ChangeTimeDialog } from '../form/change-time-dialog.tsx'
import { placeName } from '../pickup-site.ts'
import { isToCome } from '../pickup-status.ts'

type CalendarPickupDialogProps = {
  /** Stays set while the dialog fades out. */
  pickup: CalendarPickup | undefined
  isOpen: boolean
  onClose: () => void
}

export function CalendarPickupDialog({ pickup, isOpen, onClose }: CalendarPickupDialogProps) {
  const { t } = useTranslation()
  const can = useCan()
  const fromHere = useReturnState()
  const archive = useArchivePickup()
  if (pickup === undefined) return null
  const { organization, site, status, wayType, driver, marks } = pickup
  const remove = async () => {
    if (await archive({ ...pickup, organization: organization.name })) onClose()
  }
  return (
    <ChangeTimeDialog
      pickup={pickup}
      organization={placeName(organization, site)}
      isOpen={isOpen}
      onClose={onClose}
      onChanged={onClose}
    >
      <Group gap="sm">
        <PickupStatusBadge status={status} />
        {wayType !== null && <PickupWay type={wayType} />}
        {driver && <DriverName driver={driver} isAhead={isToCome(status)} />}
        <PickupMarks marks={marks} />
      </Group>
      <Group gap="xs">
        <Button
          component={Link}
          to={generatePath(paths.pickupEdit, { logisticsId: pickup._id })}
          state={fromHere}
          variant="default"
          size="xs"
          rightSection={<IconArrowRight size={16} />}
        >
          {t('Go To Detail')}
        </Button>
        {can('pickups:archive') && (
          <Button
            variant="subtle"
            color="brick"
            size="xs"
            leftSection={<IconTrash size={16} />}
            onClick={() => void remove()}
          >
            {t('Delete')}
          </Button>
        )}
      </Group>
    </ChangeTimeDialog>
  )
}
