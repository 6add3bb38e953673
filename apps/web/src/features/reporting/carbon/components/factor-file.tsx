import { Alert, Anchor, Button, FileButton, Group, Stack, Text } from '@mantine/core'
import { IconFileTypeCsv } from '@tabler/icons-react'
import type { TreatmentFactors } from '@thant/contracts/reporting/factor-sets'
import { useState } from 'react'
import { useTranslation } from '#lib/i18n.ts'
import { useFormat } from '#lib/use-format.ts'
import {
  factorColumns,
  factorFileAddress,
  factorTemplateAddress,
  maxFactorBytes,
  publishedColumns,
  publishedUnits,
  type FactorFile as ReadFile,
  readFactors,
} from '../factor-csv.ts'

const maxShown = 10
const tooLarge: ReadFile = { lines: [], problems: [{ line: 1, message: 'The file is larger than 1 MB.' }] }

/** Reads the lines of a published set into the form; a file with a problem changes nothing. */
export function FactorFile({ onRead }: { onRead: (lines: readonly TreatmentFactors[]) => void }) {
  const { t } = useTranslation()
  const [file, setFile] = useState<ReadFile>()
  const read = async (chosen: File | null) => {
    if (chosen === null) return
    const result = chosen.size > maxFactorBytes ? tooLarge : readFactors(await chosen.text())
    setFile(result)
    if (result.problems.length === 0) onRead(result.lines)
  }
  return (
    <Stack gap="sm">
      <Group gap="sm">
        <FileButton accept="text/csv,.csv" onChange={read}>
          {(button) => (
            <Button {...button} variant="default" size="xs" leftSection={<IconFileTypeCsv size={16} />}>
              {t('Choose CSV')}
            </Button>
          )}
        </FileButton>
        <Anchor href={factorFileAddress([])} download="factors.csv" fz="sm">
          {t('Empty file with the columns')}
        </Anchor>
        <Anchor href={factorTemplateAddress()} download="published-factors.csv" fz="sm">
          {t('Template for a published table')}
        </Anchor>
        <Anchor href="/factor-sets/uk-government-2025-waste-disposal.csv" download fz="sm">
          {t('UK Government 2025, waste disposal')}
        </Anchor>
      </Group>
      <details>
        <summary>{t('How the file looks')}</summary>
        <Stack gap="sm" mt="xs">
          <Text fz="sm">
            {t('Rows replace factors of the same material and treatment; others are kept. Columns:')}{' '}
            <code lang="en">{factorColumns.join(', ')}</code>
          </Text>
          <Text fz="sm">
            {t('Tables as they are published have other columns, of which lines without a value are left out:')}{' '}
            <code lang="en">{publishedColumns.join(', ')}</code>.{' '}
            {t('Units: {{units}}', { units: publishedUnits.join('; ') })}
          </Text>
        </Stack>
      </details>
      {file && <Outcome file={file} />}
    </Stack>
  )
}

function Outcome({ file: { lines, problems, isConverted } }: { file: ReadFile }) {
  const { t } = useTranslation()
  const format = useFormat()
  if (problems.length === 0) {
    return (
      <Alert color="leaf" role="status">
        {t(
          'Lines that were read: {{lines}}. They stand below, and nothing is saved yet. Please say above where they are from.',
          {
            lines: format.number(lines.length),
          },
        )}{' '}
        {isConverted && t('Values were converted to t CO₂e per tonne and rounded to five decimals.')}
      </Alert>
    )
  }
  return (
    <Alert color="brick" title={t('Nothing was taken from the file')}>
      <ul style={{ margin: 0, paddingInlineStart: 20 }}>
        {problems.slice(0, maxShown).map(({ line, message, values }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line may have the same problem twice
          <li key={index}>
            {t('Line {{line}}: {{problem}}', { line: format.number(line), problem: t(message, values ?? {}) })}
          </li>
        ))}
      </ul>
      {problems.length > maxShown &&
        t('And {{problems}} more.', { problems: format.number(problems.length - maxShown) })}
    </Alert>
  )
}
