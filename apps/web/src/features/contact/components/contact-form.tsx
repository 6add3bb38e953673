import { Button, NativeSelect, Text, Textarea, TextInput, Title } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { contactEndpoints, contactTopics } from '@thant/contracts/contact'
import { contactTopicLabels } from '@thant/contracts/labels'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { Form, UntilHydrated } from '#components/form/form.tsx'
import { useRecordForm } from '#components/form/use-record-form.ts'
import { useTranslation } from '#lib/i18n.ts'
import { useMe } from '#lib/session.ts'
import { useCompany, useFormat } from '#lib/use-format.ts'
import { readPrefilled } from '../prefilled.ts'
import classes from './contact-form.module.css'

/** Sends a message to the company; fills in name and e-mail of a signed-in user. */
export function ContactForm() {
  const [isSent, setIsSent] = useState(false)
  return isSent ? <Sent onAnother={() => setIsSent(false)} /> : <Letter onSent={() => setIsSent(true)} />
}

function Letter({ onSent }: { onSent: () => void }) {
  const { t, language } = useTranslation()
  const me = useMe()
  const email = useCompany()?.email
  const format = useFormat()
  const [params] = useSearchParams()
  const { topic, pickup } = readPrefilled(params)
  const message = pickup === undefined ? '' : `${t('Pickup of {{time}}:', { time: format.dateTime(pickup) })} `
  const record = useRecordForm({
    endpoint: contactEndpoints.send,
    initialValues: { name: me?.name ?? '', email: me?.email ?? '', topic, message, website: '' },
    toBody: (values) => ({ ...values, language }),
    saved: 'Thank you. Your message was sent.',
    onSaved: onSent,
  })
  const { key, getInputProps: field } = record.form
  return (
    <UntilHydrated>
      <noscript>
        {t('Sending needs JavaScript.')} {email && <a href={`mailto:${email}`}>{email}</a>}
      </noscript>
      <Form form={record} submit={t('Send')}>
        <TextInput key={key('name')} {...field('name')} label={t('Name')} autoComplete="name" withAsterisk />
        <TextInput
          key={key('email')}
          {...field('email')}
          type="email"
          label={t('Email')}
          description={t("We'll reply to this address.")}
          autoComplete="email"
          withAsterisk
        />
        <NativeSelect
          key={key('topic')}
          {...field('topic')}
          label={t('Topic')}
          data={contactTopics.map((value) => ({ value, label: t(contactTopicLabels[value]) }))}
        />
        <Textarea key={key('message')} {...field('message')} label={t('Message')} rows={6} withAsterisk />
        <div className={classes.hidden} aria-hidden>
          <label>
            {t('Leave this empty')}
            <input key={key('website')} {...field('website')} type="text" tabIndex={-1} autoComplete="off" />
          </label>
        </div>
      </Form>
    </UntilHydrated>
  )
}

function Sent({ onAnother }: { onAnother: () => void }) {
  const { t } = useTranslation()
  return (
    <div className={classes.sent} role="status">
      <IconCheck size={32} aria-hidden className={classes.check} />
      <Title order={2}>{t('Thank you. Your message was sent.')}</Title>
      <Text c="dimmed">{t('We read every message and answer by email.')}</Text>
      <Button variant="default" onClick={onAnother}>
        {t('Write another message')}
      </Button>
    </div>
  )
}
