import { Button } from '@mantine/core'
import { IconPencil, IconPlus, IconTrash } from '@tabler/icons-react'
import { type EnteredWaste, griEntryEndpoints } from '@thant/contracts/reporting/gri-entries'
import { useState } from 'react'
import { RowActions } from '#components/data-table/rows/row-actions.tsx'
import { Dialog } from '#components/feedback/dialog.tsx'
import { useArchive } from '#components/feedback/use-archive.ts'
import { SectionCard } from '#components/layout/page/section-card.tsx'
import { useTranslation } from '#lib/i18n.ts'
import { useFormat } from '#lib/use-format.ts'
import type { GriEntriesOf } from '../use-gri-entries.ts'
import { AddOtherWasteForm, EditOtherWasteForm } from './other-waste-form.tsx'
import { OtherWasteTable } from './other-waste-table.tsx'

type OtherWastesProps = { wastes: readonly EnteredWaste[]; of: GriEntriesOf }

/** The waste of a year that others took, to be added, changed and removed. */
export function OtherWastes({ wastes, of }: OtherWastesProps) {
  const { t } = useTranslation()
  const format = useFormat()
  const [edited, setEdited] = useState<EnteredWaste | 'new'>()
  const close = () => setEdited(undefined)
  const archive = useArchive<EnteredWaste>({
    endpoint: griEntryEndpoints.archiveOtherWaste,
    title: t('Remove this waste?'),
    body: ({ description, month }) => `${description}, ${format.month(month)}`,
    done: () => t('The waste was removed.'),
  })
  const actionsOf = (waste: EnteredWaste) => (
    <RowActions
      actions={[
        { label: t('Edit'), icon: IconPencil, onClick: () => setEdited(waste) },
        { label: t('Remove'), icon: IconTrash, isDangerous: true, onClick: () => void archive(waste) },
      ]}
    />
  )
  const add = (
    <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setEdited('new')}>
      {t('Add waste')}
    </Button>
  )
  return (
    <SectionCard
      title={t('Waste that others took')}
      subtitle={t(
        'Enter what other collectors took and what was treated onsite, so that the report names all waste. It has a table of its own, below those of GRI 306.',
      )}
      tools={add}
    >
      {wastes.length === 0 ? (
        <p>{t('Nothing is entered for this year.')}</p>
      ) : (
        <OtherWasteTable wastes={wastes} actionsOf={actionsOf} />
      )}
      <Dialog opened={edited !== undefined} onClose={close} title={edited === 'new' ? t('Add waste') : t('Edit waste')}>
        {edited === 'new' && <AddOtherWasteForm of={of} onClose={close} />}
        {edited !== undefined && edited !== 'new' && <EditOtherWasteForm waste={edited} of={of} onClose={close} />}
      </Dialog>
    </SectionCard>
  )
}
