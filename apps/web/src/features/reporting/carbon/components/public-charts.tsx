import { carbonEndpoints } from '@thant/contracts/reporting/carbon'
import { useState } from 'react'
import { SectionCard } from '#components/layout/page/section-card.tsx'
import { useEndpoint } from '#lib/calls/use-endpoint.ts'
import { useTranslation } from '#lib/i18n.ts'
import classes from './public-charts.module.css'

/** Shows charts of a public data site; hides each one that fails to load, and the section when all fail. */
export function PublicCharts() {
  const { t } = useTranslation()
  const addresses = useEndpoint(carbonEndpoints.charts, {}, { staleTime: Number.POSITIVE_INFINITY }).data?.data ?? []
  const [states, setStates] = useState<Readonly<Record<string, 'loaded' | 'failed'>>>({})
  const settle = (address: string, state: 'loaded' | 'failed') =>
    setStates((before) => ({ ...before, [address]: state }))
  const shown = addresses.filter((address) => states[address] !== 'failed')
  if (shown.length === 0) return null
  const isLoaded = shown.some((address) => states[address] === 'loaded')
  return (
    <div hidden={!isLoaded}>
      <SectionCard title={t('Emissions in the world')} subtitle={t('Charts for comparison; not part of the report.')}>
        <div className={classes.charts}>
          {shown.map((address, index) => (
            <img
              key={address}
              src={address}
              alt={t('Emission chart {{number}}', { number: index + 1 })}
              hidden={states[address] !== 'loaded'}
              onLoad={() => settle(address, 'loaded')}
              onError={() => settle(address, 'failed')}
            />
          ))}
        </div>
      </SectionCard>
    </div>
  )
}
