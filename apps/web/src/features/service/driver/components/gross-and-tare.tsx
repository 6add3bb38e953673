import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { weightIn } from '#features/service/pickups/form/pickup-values.ts'
import { useTranslation } from '#lib/i18n.ts'

type GrossAndTareProps = { number: number; onNet: (kg: string) => void }

/** Takes what the scale shows with the container and what the container weighs, and gives what is left. */
export function GrossAndTare({ number, onNet }: GrossAndTareProps) {
  const { t } = useTranslation()
  const [gross, setGross] = useState('')
  const [tare, setTare] = useState('')
  const weigh = (nextGross: string, nextTare: string) => {
    setGross(nextGross)
    setTare(nextTare)
    const net = weightIn(nextGross) - weightIn(nextTare)
    // Scales show grams at most.
    if (net >= 0) onNet(String(Math.round(net * 1_000) / 1_000))
  }
  return (
    <>
      <TextInput
        label={t('Gross (kg)')}
        aria-label={t('Gross weight of item {{number}} (kg)', { number })}
        inputMode="decimal"
        autoComplete="off"
        value={gross}
        onChange={({ currentTarget }) => weigh(currentTarget.value, tare)}
      />
      <TextInput
        label={t('Tare (kg)')}
        aria-label={t('Tare of item {{number}} (kg)', { number })}
        inputMode="decimal"
        autoComplete="off"
        value={tare}
        onChange={({ currentTarget }) => weigh(gross, currentTarget.value)}
      />
    </>
  )
}
