import { Button, Group, Menu, Skeleton } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { type JournalExport, journalExportEndpoints, journalFormatNames } from '@thant/contracts/money/journal'
import { formatPlainDate } from '@thant/i18n/short-dates'
import { useState } from 'react'
import { FailedCard } from '#components/feedback/failed-card.tsx'
import { Facts } from '#components/figures/facts.tsx'
import { SectionCard } from '#components/layout/page/section-card.tsx'
import { useList } from '#lib/calls/use-list.ts'
import { useTranslation } from '#lib/i18n.ts'
import { useFormat } from '#lib/use-format.ts'
import { filesOf } from '../journal-files.ts'
import { latestExports, manyExports } from '../latest-exports.ts'
import { useJournalFile } from '../use-journal-file.ts'

/** Earlier exports, the latest first, with their files. */
export function JournalExports() {
  const { t } = useTranslation()
  const format = useFormat()
  const [query, setQuery] = useState(latestExports)
  const exports = useList(journalExportEndpoints.list, query)
  if (exports.isError) return <FailedCard error={exports.error} onRetry={() => void exports.refetch()} />
  if (exports.data === undefined) return <Skeleton height={160} radius="md" aria-label={t('Loading…')} />
  const { data, total } = exports.data
  return (
    <SectionCard
      title={t('Exports')}
      subtitle={total === 0 ? t('Each export appears here with its files, which stay the same.') : undefined}
    >
      <Facts
        hasLongLabels
        facts={data.map((one) => ({
          label: t('Export {{number}}, through {{day}}', {
            number: format.number(one.number),
            day: formatPlainDate(one.throughOn, format, t),
          }),
          value: <ExportFiles of={one} />,
        }))}
      />
      {total > data.length && (
        <Group>
          <Button variant="default" loading={exports.isFetching} onClick={() => setQuery(manyExports)}>
            {t('Show more')}
          </Button>
        </Group>
      )}
    </SectionCard>
  )
}

function ExportFiles({ of }: { of: JournalExport }) {
  const { t } = useTranslation()
  const write = useFormat()
  const download = useJournalFile()
  const number = write.number(of.number)
  return (
    <Group gap="xs" justify="space-between">
      <span>
        {[
          t('Lines: {{lines}}', { lines: write.number(of.lines) }),
          ...of.totals.map(({ debit, currency }) => write.money(debit, currency)),
        ].join(' · ')}
      </span>
      <Menu>
        <Menu.Target>
          <Button
            variant="default"
            size="xs"
            leftSection={<IconDownload size={14} />}
            aria-label={t('Files of export {{number}}', { number })}
          >
            {t('Files')}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {filesOf(of).map((file) => (
            <Menu.Item key={`${file.format} ${file.currency}`} onClick={() => void download(of, file)}>
              {[journalFormatNames[file.format], file.currency].filter(Boolean).join(', ')}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
    </Group>
  )
}
