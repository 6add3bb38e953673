import { Tabs } from '@mantine/core'
import { type PaymentOption, paymentOptions } from '@thant/contracts/money/payments'
import { useTranslation } from '#lib/i18n.ts'
import { optionTexts } from '../payment-options.ts'
import classes from './option-tabs.module.css'
import { Wordmark } from './wordmark.tsx'

type OptionTabsProps = { value: PaymentOption; onChange: (option: PaymentOption) => void }

/** Selects a payment option; each tab explains what happens next and who takes the money. */
export function OptionTabs({ value, onChange }: OptionTabsProps) {
  const { t } = useTranslation()
  const choose = (option: string | null) => onChange(option as PaymentOption)
  return (
    <Tabs value={value} onChange={choose} variant="none" keepMounted={false} classNames={{ tabLabel: classes.label }}>
      <Tabs.List aria-label={t('Payment options')} className={classes.list}>
        {paymentOptions.map((option) => {
          const { label, icon: OptionIcon } = optionTexts[option]
          return (
            <Tabs.Tab
              key={option}
              value={option}
              className={classes.tab}
              leftSection={<OptionIcon size={20} aria-hidden />}
            >
              {t(label)}
            </Tabs.Tab>
          )
        })}
      </Tabs.List>
      {paymentOptions.map((option) => (
        <Tabs.Panel key={option} value={option} className={classes.panel}>
          <p className={classes.hint}>{t(optionTexts[option].hint)}</p>
          <ul className={classes.marks} aria-label={t('Accepted there')}>
            {optionTexts[option].marks.map((name) => (
              <li key={name}>
                <Wordmark name={name} />
              </li>
            ))}
          </ul>
        </Tabs.Panel>
      ))}
    </Tabs>
  )
}
