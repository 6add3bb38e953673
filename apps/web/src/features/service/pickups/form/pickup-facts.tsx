import { Button } from '@mantine/core'
import { IconClockEdit } from '@tabler/icons-react'
import type { Pickup } from '@thant/contracts/service/pickups'
import { useState } from 'react'
import { FormFacts } from '#components/layout/form-facts.tsx'
import { useTranslation } from '#lib/i18n.ts'
import { languageOf } from '#lib/language-of.ts'
import { personName } from '#lib/person-name.ts'
import { useFormat } from '#lib/use-format.ts'
import { CollectionNoteButton } from '../components/collection-note-button.tsx'
import { ChangeTimeDialog } from './change-time-dialog.tsx'
import { PickupDecision } from './pickup-decision.tsx'
import classes from './pickup-facts.module.css'

type PickupFactsProps = {
  pickup: Pickup
  onRescheduled: (pickup: Pickup) => void
  onStatus: (pickup: Pickup) => void
}

/** Shows what the edit form does not edit itself: organization, status, time, and who changed the pickup last. */
export function PickupFacts({ pickup, onRescheduled, onStatus }: PickupFactsProps) {
  const { t } = useTranslation()
  const format = useFormat()
  const [isChanging, setIsChanging] = useState(false)
  const { organizationId: organization, updatedBy, updatedAt } = pickup
  const updatedByName = personName(updatedBy?.name ?? '–', t)
  return (
    <FormFacts
      facts={[
        {
          label: t('Organization'),
          value: <span lang={languageOf(organization.name)}>{organization.name}</span>,
        },
        { label: t('Status'), value: <PickupDecision pickup={pickup} onDecided={onStatus} /> },
        {
          label: t('Pick Up Time'),
          value: (
            <span className={classes.time}>
              {format.dateTime(pickup.pickUpTime)}
              <Button
                variant="light"
                size="compact-xs"
                leftSection={<IconClockEdit size={14} />}
                onClick={() => setIsChanging(true)}
              >
                {t('Change time')}
              </Button>
            </span>
          ),
        },
        ...(pickup.status === 'COMPLETED'
          ? [{ label: t('Collection note'), value: <CollectionNoteButton pickupId={pickup._id} /> }]
          : []),
        {
          label: t('Updated By'),
          value: (
            <>
              <span lang={languageOf(updatedByName)}>{updatedByName}</span>
              <span className={classes.when} title={format.relative(updatedAt)}>
                {format.dateTime(updatedAt)}
              </span>
            </>
          ),
        },
      ]}
    >
      <ChangeTimeDialog
        pickup={pickup}
        organization={organization.name}
        isOpen={isChanging}
        onClose={() => setIsChanging(false)}
        onChanged={(changed) => {
          setIsChanging(false)
          onRescheduled(changed)
        }}
      />
    </FormFacts>
  )
}
