import { Anchor, Button } from '@mantine/core'
import { IconFileZip } from '@tabler/icons-react'
import { SectionCard } from '#components/layout/page/section-card.tsx'
import { useTranslation } from '#lib/i18n.ts'
import { evidenceParts } from '../../evidence-parts.ts'
import type { LinkEndpoints } from '../../shared-kinds.ts'
import { useDownloadEvidence } from '../../use-download-evidence.ts'
import classes from '../report-screen/shared-report-tabs.module.css'

/** Leads to the answers of an auditor's questions, and to all of them as files. */
export function EvidenceContents({ endpoints, link }: { endpoints: LinkEndpoints; link: string }) {
  const { t } = useTranslation()
  const download = useDownloadEvidence(endpoints)
  return (
    <div data-screen-only>
      <SectionCard
        title={t('What an auditor asks')}
        subtitle={t('All of it is also in one file, with a script that recomputes the figures.')}
        tools={
          <Button
            variant="default"
            leftSection={<IconFileZip size={18} />}
            loading={download.isPending}
            onClick={() => download.mutate({ link })}
          >
            {t('Download the evidence')}
          </Button>
        }
      >
        <ol className={classes.questions}>
          {Object.entries(evidenceParts).map(([part, question]) => (
            <li key={part}>
              <Anchor href={`#${part}`} underline="always">
                {t(question)}
              </Anchor>
            </li>
          ))}
        </ol>
      </SectionCard>
    </div>
  )
}
