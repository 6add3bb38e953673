import { Anchor, Button } from '@mantine/core'
import { IconClockEdit } from '@tabler/icons-react'
import { sumKg } from '@thant/contracts/materials/wastes'
import type { Pickup } from '@thant/contracts/service/pickups'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import type { Fact } from '#components/figures/facts.tsx'
import { FormFacts } from '#components/layout/page/form-facts.tsx'
import { personName } from '#lib/entries/person-name.ts'
import { useTranslation } from '#lib/i18n.ts'
import { phoneAddress } from '#lib/links/phone-address.ts'
import { organizationProfileHref } from '#lib/links/profile-href.ts'
import { useFormat } from '#lib/use-format.ts'
import { languageOf } from '#lib/visitor/language-of.ts'
import { CollectionNoteButton } from '../components/collection-note-button.tsx'
import { NoteVersions } from '../components/note-versions.tsx'
import { placeName } from '../pickup-site.ts'
import { ChangeTimeDialog } from './change-time-dialog.tsx'
import { PickupDecision } from './pickup-decision.tsx'
import classes from './pickup-facts.module.css'

type PickupFactsProps = {
  pickup: Pickup
  onChanged: (pickup: Pickup) => void
  onComplete: () => void
  /** What else can be done with the pickup. */
  children?: ReactNode
}

/** What the edit form does not edit itself: what is done next, where to, the time, and who changed the pickup last. */
export function PickupFacts({ pickup, onChanged, onComplete, children }: PickupFactsProps) {
  const { t } = useTranslation()
  const [isChanging, setIsChanging] = useState(false)
  const facts = usePickupFacts(pickup)
  return (
    <FormFacts
      facts={facts}
      actions={
        <PickupDecision pickup={pickup} onDecided={onChanged} onComplete={onComplete}>
          {children}
          <Button
            variant="default"
            leftSection={<IconClockEdit size={16} aria-hidden />}
            onClick={() => setIsChanging(true)}
          >
            {t('Change time')}
          </Button>
        </PickupDecision>
      }
    >
      {pickup.status === 'COMPLETED' && <NoteVersions pickupId={pickup._id} />}
      <ChangeTimeDialog
        pickup={pickup}
        organization={pickup.organizationId.name}
        isOpen={isChanging}
        onClose={() => setIsChanging(false)}
        onChanged={(changed) => {
          setIsChanging(false)
          onChanged(changed)
        }}
      />
    </FormFacts>
  )
}

function usePickupFacts({ organizationId: organization, site, updatedBy, updatedAt, ...pickup }: Pickup): Fact[] {
  const { t } = useTranslation()
  const format = useFormat()
  const updatedByName = updatedBy && personName(updatedBy.name, t)
  const place = placeName(organization, site)
  const phone = organization.contactPersonPhoneNumber || organization.officePhoneNumber
  const facts: Array<Fact | false> = [
    {
      label: t('Organization'),
      value: (
        <Anchor component={Link} to={organizationProfileHref(organization._id)} lang={languageOf(place)}>
          {place}
        </Anchor>
      ),
    },
    { label: t('Address'), value: organization.address ?? '' },
    !!phone && {
      label: t('Phone'),
      value: (
        <>
          <Anchor href={phoneAddress(phone)}>{phone}</Anchor>
          {organization.contactPersonName && <span className={classes.when}>{organization.contactPersonName}</span>}
        </>
      ),
    },
    pickup.items.length > 0 && {
      label: t('Weight'),
      value: format.kg(sumKg(pickup.items.map(({ quantity }) => quantity))),
    },
    pickup.status === 'COMPLETED' && {
      label: t('Collection note'),
      value: <CollectionNoteButton pickupId={pickup._id} isTitled />,
    },
    {
      label: updatedByName === null ? t('Updated') : t('Updated By'),
      value: (
        <>
          {updatedByName !== null && <span lang={languageOf(updatedByName)}>{updatedByName}</span>}
          <span className={classes.when} title={format.relative(updatedAt)}>
            {format.dateTime(updatedAt)}
          </span>
        </>
      ),
    },
  ]
  return facts.filter((fact) => fact !== false)
}
