import { Button } from '@mantine/core'
import { type GriTextKey, griTextTitles } from '@thant/contracts/reporting/gri-context'
import { type EnteredText, griEntryEndpoints } from '@thant/contracts/reporting/gri-entries'
import { useState } from 'react'
import { SectionCard } from '#components/layout/page/section-card.tsx'
import { useEndpoint } from '#lib/calls/use-endpoint.ts'
import { useTranslation } from '#lib/i18n.ts'
import type { GriEntriesOf } from '../use-gri-entries.ts'
import { GriTextForm } from './gri-text-form.tsx'
import { StatedText } from './stated-text.tsx'

type GriTextsProps = { texts: readonly EnteredText[]; of: GriEntriesOf }

/** What an organization tells of a year in words; one text is written at a time. */
export function GriTexts({ texts, of }: GriTextsProps) {
  const { t, language } = useTranslation()
  const [written, setWritten] = useState<GriTextKey>()
  const { organizationId, months } = of
  const [from = ''] = months
  const query = { from, to: months.at(-1) ?? from, language }
  const proposals = useEndpoint(griEntryEndpoints.proposals, { params: { organizationId }, query }).data?.data
  return texts.map((text) => (
    <SectionCard
      key={text.key}
      title={t(griTextTitles[text.key])}
      subtitle={text.text === '' && written !== text.key ? t('Nothing is written yet.') : undefined}
      tools={
        written === undefined && (
          <Button variant="default" onClick={() => setWritten(text.key)}>
            {text.text === '' ? t('Write') : t('Edit')}
          </Button>
        )
      }
    >
      {written === text.key ? (
        <GriTextForm
          text={text}
          of={of}
          proposal={proposals?.find(({ key }) => key === text.key)?.text}
          onClose={() => setWritten(undefined)}
        />
      ) : (
        text.text !== '' && <StatedText text={text} />
      )}
    </SectionCard>
  ))
}
