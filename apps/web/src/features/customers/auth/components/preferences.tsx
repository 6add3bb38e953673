import { Input, SegmentedControl, useMantineColorScheme } from '@mantine/core'
import type { Me } from '@thant/contracts/customers/auth'
import { FormSection } from '#components/form/form-section.tsx'
import { switchLanguage, useTranslation } from '#lib/i18n.ts'
import { useFormat } from '#lib/use-format.ts'
import { useChangePreferences } from '#lib/visitor/preferences.ts'

/** Sets theme, language and time format; each choice applies and is saved immediately. */
export function PreferencesSection({ me }: { me: Me }) {
  const { t } = useTranslation()
  const format = useFormat()
  const change = useChangePreferences()
  const { setColorScheme } = useMantineColorScheme()
  return (
    <FormSection title={t('For you')} hint={t('Applies on all your devices and is saved immediately.')}>
      <Choice
        label={t('Theme')}
        value={me.theme}
        options={{ auto: t('Match device'), light: t('Light'), dark: t('Dark') }}
        onChange={(theme) => {
          setColorScheme(theme)
          change({ theme })
        }}
      />
      <Choice
        label={t('Language')}
        value={me.language}
        options={{ en: 'English', my: 'မြန်မာ' }}
        onChange={(language) => {
          void switchLanguage(language)
          change({ language })
        }}
      />
      <Choice
        label={t('Time format')}
        value={me.timeFormat}
        options={{ '24h': format.digits('14:30'), '12h': t('{{time}} pm', { time: format.digits('2:30') }) }}
        onChange={(timeFormat) => change({ timeFormat })}
      />
    </FormSection>
  )
}

function Choice<Value extends string>(props: {
  label: string
  value: Value
  options: Record<Value, string>
  onChange: (value: Value) => void
}) {
  const data = Object.entries<string>(props.options).map(([value, label]) => ({ value: value as Value, label }))
  return (
    <Input.Wrapper label={props.label} labelElement="div">
      <div>
        <SegmentedControl aria-label={props.label} value={props.value} onChange={props.onChange} data={data} />
      </div>
    </Input.Wrapper>
  )
}
