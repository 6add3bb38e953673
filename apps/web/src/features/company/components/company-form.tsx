import { Checkbox, Group, NumberInput, Textarea, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { type Company, companyEndpoints, maxCutOffDays, maxScheduleWeeks } from '@thant/contracts/company'
import { type WeightMeasure, weightMeasureLabels, weightMeasures } from '@thant/contracts/wastes'
import { Form } from '#components/form/form.tsx'
import { FormRow } from '#components/form/form-row.tsx'
import { FormSection } from '#components/form/form-section.tsx'
import { PhoneInput } from '#components/form/phone-input.tsx'
import { TickBox } from '#components/form/tick-box.tsx'
import { useRecordForm } from '#components/form/use-record-form.ts'
import { ImageUpload } from '#components/upload/image-upload.tsx'
import { useTranslation } from '#lib/i18n.ts'

const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']

export function CompanyForm({ company }: { company: Company }) {
  const { t } = useTranslation()
  const record = useRecordForm({
    endpoint: companyEndpoints.change,
    initialValues: fieldsOf(company),
    toBody: (values) => ({ ...values, workingWeekdays: values.workingWeekdays.map(Number) }),
    version: { now: company.__v, toValues: fieldsOf },
    saved: 'The company details were saved.',
  })
  const { key, getInputProps: field } = record.form
  return (
    <Form form={record} submit={t('Save')} hasStickyButtons>
      <FormSection title={t('Company')} hint={t('Shown to customers on the sign-in, contact and public pages.')}>
        <TextInput key={key('name')} {...field('name')} label={t('Name')} withAsterisk />
        <Textarea key={key('description')} {...field('description')} label={t('Description')} autosize minRows={3} />
        <Textarea
          key={key('descriptionInBurmese')}
          {...field('descriptionInBurmese')}
          lang="my"
          label={t('Description in Burmese')}
          description={t('Without it, Burmese pages have the English text.')}
          autosize
          minRows={3}
        />
        <ImageUpload key={key('logo')} {...field('logo')} label={t('Logo')} picture={company.logo} />
      </FormSection>
      <FormSection title={t('Contact')}>
        <Textarea key={key('address')} {...field('address')} label={t('Address')} autosize minRows={2} />
        <Textarea
          key={key('addressInBurmese')}
          {...field('addressInBurmese')}
          lang="my"
          label={t('Address in Burmese')}
          description={t('Also on papers and mails in Burmese.')}
          autosize
          minRows={2}
        />
        <FormRow>
          <PhoneInput key={key('phone')} {...field('phone')} label={t('Phone')} />
          <TextInput key={key('email')} {...field('email')} type="email" label={t('Email')} />
        </FormRow>
        <TextInput key={key('website')} {...field('website')} type="url" label={t('Website')} placeholder="https://" />
        <TextInput
          key={key('featureRequestUrl')}
          {...field('featureRequestUrl')}
          type="url"
          label={t('Address for feature requests')}
          placeholder="https://"
        />
      </FormSection>
      <FormSection title={t('Payment')}>
        <Textarea
          key={key('bankDetails')}
          {...field('bankDetails')}
          label={t('Bank details')}
          description={t('Printed on unpaid invoices: bank, name and number of the account. Anyone may read them.')}
          autosize
          minRows={3}
        />
      </FormSection>
      <FormSection title={t('Service')} hint={t('Schedules, holidays and requests of customers go by these.')}>
        <Checkbox.Group
          key={key('workingWeekdays')}
          {...field('workingWeekdays')}
          label={t('Working days')}
          withAsterisk
          description={t('Pickups that fall on a holiday are moved to one of these weekdays.')}
        >
          <Group gap="md" mt="xs">
            {weekdays.map((name, index) => (
              <Checkbox key={name} value={String(index + 1)} label={t(name)} />
            ))}
          </Group>
        </Checkbox.Group>
        <FormRow>
          <NumberInput
            key={key('requestCutOffDays')}
            {...field('requestCutOffDays')}
            label={t('Changes are possible until so many days before')}
            min={0}
            max={maxCutOffDays}
            allowDecimal={false}
            withAsterisk
          />
          <TextInput
            key={key('requestCutOffTime')}
            {...field('requestCutOffTime')}
            type="time"
            label={t('At this time of day')}
            withAsterisk
          />
        </FormRow>
        <TickBox
          key={key('cutOffCountsWorkingDays')}
          field={field('cutOffCountsWorkingDays', { type: 'checkbox' })}
          label={t('Count working days only')}
        />
        <TickBox
          key={key('acceptsCancellations')}
          field={field('acceptsCancellations', { type: 'checkbox' })}
          label={t('Accept cancellations in time without asking staff')}
        />
        <NumberInput
          key={key('scheduleWeeks')}
          {...field('scheduleWeeks')}
          label={t('Recurring pickups are made so many weeks ahead')}
          min={1}
          max={maxScheduleWeeks}
          allowDecimal={false}
          withAsterisk
        />
      </FormSection>
      <FormSection title={t('Waste that leaves')}>
        <NumberInput
          key={key('massBalanceTolerance')}
          {...field('massBalanceTolerance')}
          label={t('Tolerance of the mass balance (%)')}
          description={t('By so many percent more may leave than was there before the mass balance warns.')}
          min={0}
          max={100}
          decimalScale={2}
          withAsterisk
        />
      </FormSection>
      <FormSection
        title={t('How well weights are known')}
        hint={t(
          'The ± of a total is worked out from these, at a confidence of 95%. Totals of today follow a change; reports that were made keep theirs.',
        )}
      >
        {weightMeasures.map((measure) => (
          <UncertaintyFields key={measure} form={record.form} measure={measure} />
        ))}
      </FormSection>
      <FormSection title={t('Years')} hint={t('Shown in the copyright line: founding year to copyright year.')}>
        <FormRow>
          <NumberInput
            key={key('foundingYear')}
            {...field('foundingYear')}
            label={t('Founding year')}
            thousandSeparator={false}
            withAsterisk
          />
          <NumberInput
            key={key('copyrightYear')}
            {...field('copyrightYear')}
            label={t('Copyright year')}
            thousandSeparator={false}
            withAsterisk
          />
        </FormRow>
      </FormSection>
    </Form>
  )
}

type CompanyFields = ReturnType<typeof fieldsOf>
type UncertaintyFieldsProps = { form: UseFormReturnType<CompanyFields>; measure: WeightMeasure }

function UncertaintyFields({ form: { key, getInputProps: field }, measure }: UncertaintyFieldsProps) {
  const { t } = useTranslation()
  const name = t(weightMeasureLabels[measure])
  const path = `weightUncertainty.${measure}` as const
  return (
    <>
      <NumberInput
        key={key(`${path}.percent`)}
        {...field(`${path}.percent`)}
        label={t('{{measure}}: ± (%)', { measure: name })}
        min={0.01}
        max={100}
        decimalScale={2}
        withAsterisk
      />
      <Textarea
        key={key(`${path}.source`)}
        {...field(`${path}.source`)}
        label={t('{{measure}}: source', { measure: name })}
        autosize
        minRows={1}
        withAsterisk
      />
    </>
  )
}

/** Leaves `logo` undefined, because only a new or removed logo is sent. */
function fieldsOf(company: Company) {
  const { logo: _logo, timeZone: _timeZone, mapTileUrl: _mapTileUrl, __v: _version, ...fields } = company
  return {
    ...fields,
    workingWeekdays: fields.workingWeekdays.map(String),
    logo: undefined as string | null | undefined,
  }
}
