import { Button, CopyButton, Stack, TextInput } from '@mantine/core'
import { IconCheck, IconCopy, IconMail } from '@tabler/icons-react'
import { useTranslation } from '#lib/i18n.ts'
import { mailAddress } from '#lib/links/mail-address.ts'
import { useFormat } from '#lib/use-format.ts'
import type { MadeLink } from '../../use-share-report.ts'
import classes from './new-link.module.css'

type NewLinkProps = Pick<MadeLink, 'expiresAt' | 'isCopied'> & {
  address: string
  /** The subject of an email with the link. */
  subject: string
}

/**
 * Offers to copy a link or to send it by email. One of chosen days is shown once, since only its hash is stored. One
 * that a click on Share copied stands selected, so that it can be copied by hand where the browser refused.
 */
export function NewLink({ address, subject, expiresAt, isCopied }: NewLinkProps) {
  const { t } = useTranslation()
  const format = useFormat()
  const isShownOnce = isCopied === undefined
  const end = t('It expires on {{date}}.', { date: format.date(expiresAt) })
  const copied = isCopied
    ? t('The link was copied.')
    : t('Your browser did not let us copy the link. It is selected, so that you can copy it yourself.')
  const mail = mailAddress({
    subject,
    body: `${t('You can read our waste report at this address:')}\n\n${address}\n\n${end}\n`,
  })
  return (
    <Stack gap="xs">
      <TextInput
        label={isShownOnce ? t('Link (shown only once)') : t('Link')}
        description={isShownOnce ? end : `${copied} ${end}`}
        inputWrapperOrder={['label', 'input', 'description']}
        value={address}
        readOnly
        data-autofocus={!isShownOnce || undefined}
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
