import { Button, Group, Menu, Paper, Text, TextInput } from '@mantine/core'
import { IconChevronDown, IconX } from '@tabler/icons-react'
import type { ManyPickupsChange } from '@thant/contracts/service/many-pickups'
import { type FormEvent, useState } from 'react'
import type { RowChoice } from '#components/data-table/use-row-choice.ts'
import { DriverSelect } from '#features/customers/users/components/driver-select.tsx'
import { useTranslation } from '#lib/i18n.ts'
import { useFormat } from '#lib/use-format.ts'
import { statusBadges } from '../pickup-status.ts'
import { useChangeMany } from '../use-change-many.ts'
import classes from './bulk-bar.module.css'

const statuses = ['CONFIRMED', 'ONHOLD', 'CANCELLED'] as const

/** Changes driver, plate or status of the pickups that are chosen. */
export function BulkBar({ choice }: { choice: RowChoice }) {
  const { t } = useTranslation()
  const format = useFormat()
  const [plate, setPlate] = useState('')
  const { changeMany, isChanging } = useChangeMany()
  if (choice.chosen.size === 0) return null
  const change = async (wanted: ManyPickupsChange) => {
    if (await changeMany([...choice.chosen], wanted)) choice.clear()
  }
  const sendPlate = (event: FormEvent) => {
    event.preventDefault()
    if (plate.trim() !== '') void change({ vehicle: { plate_number: plate } })
  }
  return (
    <Paper component="section" aria-label={t('Change the chosen pickups')} className={classes.bar} p="xs" withBorder>
      <Text fw={600}>{t('Chosen: {{number}}', { number: format.number(choice.chosen.size) })}</Text>
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
      <Button size="xs" variant="subtle" leftSection={<IconX size={14} />} onClick={choice.clear}>
        {t('Choose none')}
      </Button>
    </Paper>
  )
}
