import { SectionCard } from '#components/layout/page/section-card.tsx'
import { useTranslation } from '#lib/i18n.ts'
import { GriTable, type GriTableRow } from './gri-table.tsx'

type GriOperationsProps = { title: string; parts: ReadonlyArray<{ name: string; rows: readonly GriTableRow[] }> }

/** A disclosure whose rows are operations, in a table for each kind of waste. */
export function GriOperations({ title, parts }: GriOperationsProps) {
  const { t } = useTranslation()
  const columns = [t('Operation'), t('Onsite'), t('Offsite'), t('Total')]
  return (
    <SectionCard title={title} subtitle={t('In kilograms')}>
      {parts.map(({ name, rows }) => (
        <section key={name}>
          <h3>{name}</h3>
          <GriTable label={`${title}, ${name}`} columns={columns} rows={rows} />
        </section>
      ))}
    </SectionCard>
  )
}
