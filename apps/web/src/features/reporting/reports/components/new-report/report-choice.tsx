import { Button, Card, Input, SegmentedControl, Stack } from '@mantine/core'
import { IconChartBar } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { type ReportLayout, reportLayoutLabels, reportLayouts } from '@thant/contracts/reporting/report-data'
import { reportEndpoints } from '@thant/contracts/reporting/reports'
import { type FormEvent, useState } from 'react'
import { useSearchParams } from 'react-router'
import { notifyError } from '#components/feedback/notify.ts'
import type { MonthRange } from '#components/pickers/month-presets.ts'
import { OrganizationSelect } from '#features/customers/organizations/components/organization-select.tsx'
import { call } from '#lib/calls/api-client.ts'
import { useTranslation } from '#lib/i18n.ts'
import type { ReportPreview } from '../../report-subject.ts'
import { reportedOf } from '../../reported-months.ts'
import { QuartersField } from './quarters-field.tsx'

type Choice = { organization: string | null; quarters: string[]; months?: MonthRange | undefined; layout: ReportLayout }
const nothing: Choice = { organization: null, quarters: [], layout: 'interval' }

/** Asks for organization, quarters and layout, which an address may name; clears them once the graphs are computed. */
export function ReportChoice({ onMade }: { onMade: (preview: ReportPreview) => void }) {
  const { t } = useTranslation()
  const [params] = useSearchParams()
  const [choice, setChoice] = useState<Choice>(() => ({
    ...nothing,
    organization: params.get('organization'),
    ...reportedOf(params),
  }))
  const [problems, setProblems] = useState<{ organization?: string; quarters?: string }>({})
  const compute = useMutation({
    mutationFn: (subject: ReportPreview['subject']) => call(reportEndpoints.preview, { body: subject }),
    meta: { changesNothing: true },
  })

  const change = (changes: Partial<Choice>) => {
    setChoice({ ...choice, ...changes })
    setProblems({})
  }
  const create = async (event: FormEvent) => {
    event.preventDefault()
    const { organization, quarters, months, layout } = choice
    if (organization === null) return setProblems({ organization: t('Missing organization ID.') })
    if (quarters.length === 0 && !months) return setProblems({ quarters: t('Please select at least one quarter.') })
    const subject = { organization, layout, ...(months ? { months } : { quarters }) }
    await compute.mutateAsync(subject).then(
      ({ data }) => {
        onMade({ subject, data })
        setChoice(nothing)
      },
      (error: unknown) => notifyError(error, t),
    )
  }

  return (
    <Card component="section" aria-label={t('What the report is about')}>
      <form onSubmit={create} noValidate>
        <Stack maw={720}>
          <OrganizationSelect
            label={t('Organization')}
            withAsterisk
            clearable
            value={choice.organization}
            onChange={(organization) => change({ organization, quarters: [], months: undefined })}
            error={problems.organization}
          />
          <Input.Wrapper
            label={t('Layout')}
            labelElement="div"
            description={t('By quarter: one or more quarters. By month: the months of one quarter.')}
          >
            <SegmentedControl
              display="flex"
              w="fit-content"
              mt={6}
              aria-label={t('Layout')}
              value={choice.layout}
              onChange={(layout) =>
                change(
                  layout === 'monthly'
                    ? { layout, quarters: choice.quarters.slice(-1), months: undefined }
                    : { layout },
                )
              }
              data={reportLayouts.map((value) => ({ value, label: t(reportLayoutLabels[value]) }))}
            />
          </Input.Wrapper>
          {choice.organization !== null && (
            <QuartersField
              organizationId={choice.organization}
              isSingle={choice.layout === 'monthly'}
              value={choice.quarters}
              months={choice.months}
              onChange={(reported) => change({ quarters: [], months: undefined, ...reported })}
              error={problems.quarters}
            />
          )}
          <Button type="submit" w="fit-content" leftSection={<IconChartBar size={18} />} loading={compute.isPending}>
            {t('Show the charts')}
          </Button>
        </Stack>
      </form>
    </Card>
  )
}
