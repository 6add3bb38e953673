import { Kbd, Stack, Switch, Table } from '@mantine/core'
import type { TranslationKey } from '@thant/i18n/translation-key'
import { Fragment, useState } from 'react'
import { Dialog } from '#components/feedback/dialog.tsx'
import { useTranslation } from '#lib/i18n.ts'
import { areKeysOn, turnKeys } from './keys-setting.ts'

/** What keys do; those of a menu line are pressed one after the other. */
export type KeyLine = { keys: readonly string[]; label: TranslationKey }

const general: readonly KeyLine[] = [
  { keys: ['Ctrl', 'K'], label: 'Search everything' },
  { keys: ['/'], label: 'Search in this list' },
  { keys: ['j'], label: 'Next row' },
  { keys: ['k'], label: 'Row before' },
  { keys: ['Enter'], label: 'Open the row' },
  { keys: ['p'], label: 'Peek at the row' },
  { keys: ['['], label: 'Record before, of the list' },
  { keys: [']'], label: 'Next record of the list' },
  { keys: ['?'], label: 'Show all keys' },
]

type KeysDialogProps = { opened: boolean; onClose: () => void; menu: readonly KeyLine[] }

export function KeysDialog({ opened, onClose, menu }: KeysDialogProps) {
  const { t } = useTranslation()
  const [isOn, setIsOn] = useState(areKeysOn)
  return (
    <Dialog opened={opened} onClose={onClose} title={t('Keys')}>
      <Stack gap="md">
        <Table verticalSpacing={6}>
          <Table.Tbody>
            {[...general, ...menu].map(({ keys, label }) => (
              <Table.Tr key={keys.join()}>
                <Table.Th scope="row" fw={400}>
                  {t(label)}
                </Table.Th>
                <Table.Td ta="right">
                  {keys.map((key) => (
                    <Fragment key={key}>
                      {' '}
                      <Kbd>{key}</Kbd>
                    </Fragment>
                  ))}
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
        <Switch
          label={t('Single keys work on this device')}
          description={t('Turn them off if you dictate. Ctrl+K stays.')}
          checked={isOn}
          onChange={({ currentTarget: { checked } }) => {
            turnKeys(checked)
            setIsOn(checked)
          }}
        />
      </Stack>
    </Dialog>
  )
}
