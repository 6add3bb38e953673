import { Text } from '@mantine/core'
import { type Site, type SiteUses, siteMergeEndpoints } from '@thant/contracts/customers/sites'
import { Dialog } from '#components/feedback/dialog.tsx'
import { ChoiceField } from '#components/fields/choice-field.tsx'
import { type Fact, Facts } from '#components/figures/facts.tsx'
import { Form } from '#components/form/form.tsx'
import { useRecordForm } from '#components/form/use-record-form.ts'
import { useTranslation } from '#lib/i18n.ts'
import { useFormat } from '#lib/use-format.ts'
import { siteName } from '../site-name.ts'
import { useSites } from '../use-sites.ts'

type MergeValues = { into: string }
type MergeSiteProps = { site: Site; uses: SiteUses; onClose: () => void }

/** Asks where what is ahead at a site goes before the site is deleted. */
export function MergeSiteDialog({ site, uses, onClose }: MergeSiteProps) {
  const { t } = useTranslation()
  return (
    <Dialog opened onClose={onClose} title={t('Move what is ahead and delete {{name}}', { name: site.name })}>
      <MergeSiteForm site={site} uses={uses} onClose={onClose} />
    </Dialog>
  )
}

function MergeSiteForm({ site, uses, onClose }: MergeSiteProps) {
  const { t } = useTranslation()
  const format = useFormat()
  const others = useSites(site.organizationId).filter(({ _id }) => _id !== site._id)
  const record = useRecordForm({
    endpoint: siteMergeEndpoints.merge,
    params: { id: site._id },
    initialValues: { into: site.organizationId },
    saved: 'What was ahead was moved, and the site was deleted.',
    onSaved: onClose,
  })
  const facts: Fact[] = [
    { label: t('Pickups ahead'), value: format.number(uses.pickups) },
    { label: t('Recurring schedules'), value: format.number(uses.schedules) },
    { label: t('Open requests'), value: format.number(uses.requests) },
    { label: t('Placed Bins'), value: format.number(uses.bins) },
  ]
  return (
    <Form form={record} submit={t('Move and delete')} cancel={onClose} isInDialog>
      <Text c="dimmed">{t('These go to another site. Past pickups keep this one.')}</Text>
      <Facts facts={facts} />
      <ChoiceField<MergeValues>
        name="into"
        label="Move to"
        data={others.map(({ _id, name }) => ({ value: _id, label: siteName(name, t) }))}
      />
    </Form>
  )
}
