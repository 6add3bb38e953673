import { Button, CopyButton, Group, TextInput } from '@mantine/core'
import { IconCalendarDown, IconCheck, IconCopy } from '@tabler/icons-react'
import { useTranslation } from '#lib/i18n.ts'

export function NewCalendarAddress({ url }: { url: string }) {
  const { t } = useTranslation()
  return (
    <>
      <TextInput
        label={t('Private calendar address')}
        description={t('Copy it now: it is not shown again.')}
        value={url}
        readOnly
        onFocus={(event) => event.currentTarget.select()}
      />
      <Group>
        <CopyButton value={url}>
          {({ copied, copy }) => (
            <Button leftSection={copied ? <IconCheck size={18} /> : <IconCopy size={18} />} onClick={copy}>
              {copied ? t('Copied') : t('Copy')}
            </Button>
          )}
        </CopyButton>
        <Button
          component="a"
          variant="default"
          href={url.replace(/^https?:/, 'webcal:')}
          leftSection={<IconCalendarDown size={18} />}
        >
          {t('Open in my calendar')}
        </Button>
      </Group>
    </>
  )
}
