import { Button, Card } from '@mantine/core'
import { lastWholeQuarter } from '@thant/contracts/reporting/quarters'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { EmptyChartDrawing } from '#components/drawings/empty-chart.tsx'
import { EmptyState } from '#components/feedback/empty-state.tsx'
import { useQuarters } from '#features/service/pickups/use-quarters.ts'
import { useTranslation } from '#lib/i18n.ts'
import { addressOf, isOffered, type ReportedMonths, reportedOf } from '../../reported-months.ts'
import { GenerateHero } from './generate-hero.tsx'
import classes from './own-report.module.css'
import { OwnReportSections } from './own-report-sections.tsx'
import { QuarterDialog } from './quarter-dialog.tsx'

/** Shows the report of a quarter that the customer chooses; the address keeps the choice. */
export function OwnReport({ organizationId }: { organizationId: string }) {
  const { t } = useTranslation()
  const [params, setParams] = useSearchParams()
  const [isChoosing, setChoosing] = useState(false)
  const quarters = useQuarters(organizationId)
  const reported = reportedOf(params)
  const chosen = reported && JSON.stringify(reported)
  const isMissing =
    ['quarter', 'from', 'to'].some((name) => params.has(name)) &&
    quarters.quarters !== undefined &&
    !isOffered(reported, quarters.quarters)
  const lastWhole = lastWholeQuarter(quarters.quarters ?? [])
  const create = (next: ReportedMonths) => {
    setParams(addressOf(next), { preventScrollReset: true })
    setChoosing(false)
  }
  if (quarters.quarters?.length === 0) {
    return (
      <Card>
        <EmptyState
          drawing={<EmptyChartDrawing />}
          title={t('There is nothing to report yet.')}
          hint={t('The first quarter appears after the first weighed pickup.')}
        />
      </Card>
    )
  }
  return (
    <>
      <div className={classes.report}>
        <GenerateHero
          isAgain={reported !== undefined && !isMissing}
          onChoose={() => setChoosing(true)}
          suggested={lastWhole?.firstMonth === params.get('quarter') ? undefined : lastWhole}
          onCreate={(firstMonth) => create({ quarters: [firstMonth] })}
        />
        {isMissing ? (
          <Card>
            <EmptyState
              drawing={<EmptyChartDrawing />}
              title={t('There is no such period')}
              hint={t('Nothing was collected then. Choose a quarter, or months with pickups.')}
              action={<Button onClick={() => setChoosing(true)}>{t('Choose a quarter')}</Button>}
            />
          </Card>
        ) : (
          reported && <OwnReportSections key={chosen} organizationId={organizationId} reported={reported} />
        )}
      </div>
      <QuarterDialog opened={isChoosing} onClose={() => setChoosing(false)} {...quarters} onCreate={create} />
    </>
  )
}
