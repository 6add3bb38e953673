import { Button, CopyButton, Stack, TextInput } from '@mantine/core'
import { IconCheck, IconCopy, IconMail } from '@tabler/icons-react'
import { useTranslation } from '#lib/i18n.ts'
import { mailAddress } from '#lib/mail-address.ts'
import classes from './new-link.module.css'

type NewLinkProps = {
  address: string
  /** The subject of an email with the link. */
  subject: string
}

/** Shows a link once, since only its hash is stored, and offers to copy it or to send it by email. */
export function NewLink({ address, subject }: NewLinkProps) {
  const { t } = useTranslation()
  const mail = mailAddress({ subject, body: `${t('You can read our waste report at this address:')}\n\n${address}\n` })
  return (
    <Stack gap="xs">
      <TextInput
        label={t('Link (shown only once)')}
        value={address}
        readOnly
        onFocus={(event) => event.currentTarget.select()}
      />
      <div className={classes.buttons}>
        <CopyButton value={address}>
          {({ copied, copy }) => (
            <Button onClick={copy} leftSection={copied ? <IconCheck size={18} /> : <IconCopy size={18} />}>
              {copied ? t('Copied') : t('Copy')}
            </Button>
          )}
        </CopyButton>
        <Button component="a" href={mail} variant="default" leftSection={<IconMail size={18} />}>
          {t('Send by email')}
        </Button>
      </div>
    </Stack>
  )
}
