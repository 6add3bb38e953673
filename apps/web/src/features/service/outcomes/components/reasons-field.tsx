import { Radio, SimpleGrid } from '@mantine/core'
import type { RecordedCode } from '@thant/contracts/service/outcome-reasons'
import { outcomeEndpoints } from '@thant/contracts/service/outcomes'
import type { ReactNode } from 'react'
import { RadioField } from '#components/fields/radio-field.tsx'
import { useEndpoint } from '#lib/calls/use-endpoint.ts'
import { useTranslation } from '#lib/i18n.ts'
import { outcomeLabel } from '../outcome-label.ts'
import { reasonIcons } from '../reason-icons.ts'
import classes from './reasons-field.module.css'

/** Chooses why a stop was not collected, or only in part, among the reasons that are in use; `beside` stands next to each. */
export function ReasonsField({ beside }: { beside?: (label: string) => ReactNode }) {
  const { t } = useTranslation()
  const codes = useEndpoint(outcomeEndpoints.codes, {}).data?.data ?? []
  return (
    <RadioField<{ code: RecordedCode | '' }> name="code" label="Reason">
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="xs" mt={4}>
        {codes
          .filter(({ isOffered }) => isOffered)
          .map(({ code }) => {
            const Picture = reasonIcons[code]
            const label = outcomeLabel(code, t)
            return (
              <div key={code} className={classes.row}>
                <Radio.Card value={code} className={classes.reason}>
                  <Radio.Indicator />
                  <Picture size={28} aria-hidden />
                  <span>{label}</span>
                </Radio.Card>
                {beside?.(label)}
              </div>
            )
          })}
      </SimpleGrid>
    </RadioField>
  )
}
