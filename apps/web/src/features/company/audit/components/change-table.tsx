import { IconMinus, IconPlus } from '@tabler/icons-react'
import type { AuditEntry } from '@thant/contracts/company/audit'
import comparison from '#components/figures/comparison-table.module.css'
import { linesOf } from '#lib/entries/value-lines.ts'
import { useTranslation } from '#lib/i18n.ts'
import { useFormat } from '#lib/use-format.ts'
import { languageOf } from '#lib/visitor/language-of.ts'
import { fieldText } from '../audit-labels.ts'
import { changesOf } from '../changes.ts'
import classes from './change-table.module.css'

/**
 * Shows old and new values side by side, the old ones struck out after a minus and the new ones after a plus. An action
 * that changed no field, e.g. a sign-in, shows nothing.
 */
export function ChangeTable({ entry }: { entry: AuditEntry }) {
  const { t } = useTranslation()
  const changes = changesOf(entry)
  if (changes.length === 0) return null
  const hasBefore = changes.some(({ kind }) => kind !== 'added')
  return (
    <table className={`${comparison.table} ${classes.table}`} aria-label={t('Before and after')}>
      <thead>
        <tr>
          <th scope="col">{t('Field')}</th>
          {hasBefore && <th scope="col">{t('Before')}</th>}
          <th scope="col">{t('After')}</th>
        </tr>
      </thead>
      <tbody>
        {changes.map(({ field, before, after }) => (
          <tr key={field}>
            <th scope="row">{t(fieldText(field))}</th>
            {hasBefore && (
              <td>
                <Value value={before} side="before" />
              </td>
            )}
            <td>
              <Value value={after} side="after" />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Value({ value, side }: { value: unknown; side: 'before' | 'after' }) {
  const { t } = useTranslation()
  const lines = linesOf(value, useFormat(), t)
  if (lines.length === 0) return <span className={classes.nothing}>–</span>
  const Mark = side === 'before' ? IconMinus : IconPlus
  const Text = side === 'before' ? 'del' : 'ins'
  return (
    <span className={classes.value} data-side={side}>
      <Mark size={14} aria-hidden />
      <Text>
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a value have no id and never move
          <span key={index} lang={languageOf(line)}>
            {line}
          </span>
        ))}
      </Text>
    </span>
  )
}
