import { Button } from '@mantine/core'
import { IconQrcode } from '@tabler/icons-react'
import { maxLabels, placedBinEndpoints } from '@thant/contracts/service/placed-bins'
import { ChoiceBar } from '#components/data-table/chosen-rows/choice-bar.tsx'
import type { RowChoice } from '#components/data-table/chosen-rows/use-row-choice.ts'
import { useFileDownload } from '#components/data-table/export/use-file-download.ts'
import { useTranslation } from '#lib/i18n.ts'

/** Prints labels of the bins that are chosen. */
export function PlacedBinsBar({ choice }: { choice: RowChoice }) {
  const { t, language } = useTranslation()
  const download = useFileDownload()
  const print = () =>
    void download({
      endpoint: placedBinEndpoints.labels,
      query: { ids: [...choice.chosen].join(), language },
      name: 'bin-labels.pdf',
      isDocument: true,
    })
  return (
    <ChoiceBar choice={choice} label={t('The chosen bins')}>
      <Button
        size="xs"
        leftSection={<IconQrcode size={14} aria-hidden />}
        disabled={choice.chosen.size > maxLabels}
        onClick={print}
      >
        {t('Print labels')}
      </Button>
    </ChoiceBar>
  )
}
