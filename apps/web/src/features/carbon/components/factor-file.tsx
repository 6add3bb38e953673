import { Alert, Anchor, Button, FileButton, Group, Stack, Text } from '@mantine/core'
import { IconFileTypeCsv } from '@tabler/icons-react'
import type { TreatmentFactors } from '@thant/contracts/carbon'
import { useState } from 'react'
import { useTranslation } from '#lib/i18n.ts'
import { useFormat } from '#lib/use-format.ts'
import { factorColumns, factorFileAddress, type FactorFile as ReadFile, readFactors } from '../factor-csv.ts'

const maxShown = 10

/** Reads the lines of a published set into the form; a file with a problem changes nothing. */
export function FactorFile({ onRead }: { onRead: (lines: readonly TreatmentFactors[]) => void }) {
  const { t } = useTranslation()
  const [file, setFile] = useState<ReadFile>()
  const read = async (chosen: File | null) => {
    if (chosen === null) return
    const result = readFactors(await chosen.text())
    setFile(result)
    if (result.problems.length === 0) onRead(result.lines)
  }
  return (
    <Stack gap="sm">
      <Text fz="sm">
        {t(
          'A line of the file takes the place of those of the same material and treatment; all others stay. Its columns:',
        )}{' '}
        <code>{factorColumns.join(', ')}</code>
      </Text>
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
      </Group>
      {file && <Outcome file={file} />}
    </Stack>
  )
}

function Outcome({ file: { lines, problems } }: { file: ReadFile }) {
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
        )}
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
