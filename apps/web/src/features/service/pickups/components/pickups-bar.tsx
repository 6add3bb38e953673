import { Button, Group, Menu, TextInput } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import type { ManyPickupsChange } from '@thant/contracts/service/many-pickups'
import { type FormEvent, useState } from 'react'
import { ChoiceBar } from '#components/data-table/chosen-rows/choice-bar.tsx'
import type { RowChoice } from '#components/data-table/chosen-rows/use-row-choice.ts'
import { DriverSelect } from '#features/customers/users/components/driver-select.tsx'
import { useTranslation } from '#lib/i18n.ts'
import { statusBadges } from '../pickup-status.ts'
import { useChangePickups } from '../use-change-pickups.ts'

const statuses = ['CONFIRMED', 'ONHOLD', 'CANCELLED'] as const

/** Changes driver, plate or status of the pickups that are chosen. */
export function PickupsBar({ choice }: { choice: RowChoice }) {
  const { t } = useTranslation()
  const [plate, setPlate] = useState('')
  const { changePickups, isChanging } = useChangePickups()
  const change = async (wanted: ManyPickupsChange) => {
    if (await changePickups([...choice.chosen], wanted)) choice.clear()
  }
  const sendPlate = (event: FormEvent) => {
    event.preventDefault()
    if (plate.trim() !== '') void change({ vehicle: { plate_number: plate } })
  }
  return (
    <ChoiceBar choice={choice} label={t('Change the chosen pickups')}>
      <DriverSelect
        value={null}
        onChange={(driver) => driver && void change({ vehicle: { driver: driver._id } })}
        disabled={isChanging}
        aria-label={t('Driver of the chosen pickups')}
        placeholder={t('Choose a driver')}
        size="xs"
      />
      <form onSubmit={sendPlate}>
        <Group gap={6} wrap="nowrap">
          <TextInput
            size="xs"
            w={130}
            aria-label={t('Plate number of the chosen pickups')}
            placeholder={t('Plate number')}
            value={plate}
            maxLength={40}
            onChange={(event) => setPlate(event.currentTarget.value)}
          />
          <Button type="submit" size="xs" variant="default" disabled={plate.trim() === ''} loading={isChanging}>
            {t('Set')}
          </Button>
        </Group>
      </form>
      <Menu position="bottom-start">
        <Menu.Target>
          <Button size="xs" variant="default" rightSection={<IconChevronDown size={14} />} loading={isChanging}>
            {t('Status')}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {statuses.map((status) => (
            <Menu.Item key={status} onClick={() => void change({ status })}>
              {t(statusBadges[status].label)}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
    </ChoiceBar>
  )
}
