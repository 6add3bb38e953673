import { Anchor, Button, NativeSelect, type NativeSelectProps, Text, Title } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import {
  type ContactTopic,
  contactEndpoints,
  contactTopicLabels,
  contactTopics,
} from '@thant/contracts/company/contact'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { asField } from '#components/fields/as-field.tsx'
import { TextArea } from '#components/fields/text-area.tsx'
import { TextField } from '#components/fields/text-fields.tsx'
import { Form, UntilHydrated } from '#components/form/form.tsx'
import { useRecordForm } from '#components/form/use-record-form.ts'
import { useTranslation } from '#lib/i18n.ts'
import { paths } from '#lib/links/paths.ts'
import { useCompany, useFormat } from '#lib/use-format.ts'
import { useMe } from '#lib/visitor/session.ts'
import { readPrefilled } from '../prefilled.ts'
import classes from './contact-form.module.css'

type MessageValues = { name: string; email: string; topic: ContactTopic; message: string; website: string }

/** The browser's own list is lighter than the library's, and this page is public. */
const TopicField = asField<NativeSelectProps>(NativeSelect, { empty: '' })

/** Sends a message to the company; fills in name and e-mail of a signed-in user. */
export function ContactForm() {
  const [isSent, setIsSent] = useState(false)
  return isSent ? <Sent onAnother={() => setIsSent(false)} /> : <MessageForm onSent={() => setIsSent(true)} />
}

function MessageForm({ onSent }: { onSent: () => void }) {
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
  return (
    <UntilHydrated>
      <noscript>
        {t('Sending needs JavaScript.')} {email && <a href={`mailto:${email}`}>{email}</a>}
      </noscript>
      <Form form={record} submit={t('Send')}>
        <TextField<MessageValues> name="name" label="Name" autoComplete="name" />
        <TextField<MessageValues>
          name="email"
          type="email"
          label="Email"
          hint="We'll reply to this address."
          autoComplete="email"
        />
        <TopicField<MessageValues>
          name="topic"
          label="Topic"
          data={contactTopics.map((value) => ({ value, label: t(contactTopicLabels[value]) }))}
        />
        <TextArea<MessageValues> name="message" label="Message" autosize={false} rows={6} />
        <div className={classes.hidden} aria-hidden>
          <label>
            {t('Leave this empty')}
            <input
              key={record.form.key('website')}
              {...record.form.getInputProps('website')}
              type="text"
              tabIndex={-1}
              autoComplete="off"
            />
          </label>
        </div>
      </Form>
      <Anchor component={Link} to={paths.privacy} size="sm">
        {t('What we store about you, and for how long')}
      </Anchor>
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
