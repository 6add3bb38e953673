import { Alert, Button, Stack, Text } from '@mantine/core'
import { IconHeadset, IconQrcodeOff } from '@tabler/icons-react'
import { useTranslation } from '#lib/i18n.ts'
import { phoneAddress } from '#lib/links/phone-address.ts'
import { useCompany } from '#lib/use-format.ts'

/** Says that today has no stop at a bin, and nothing of where it stands; or, without a code, that it is no label. */
export function BinElsewhere({ code }: { code: string | null }) {
  const { t } = useTranslation()
  const dispatch = useCompany()?.phone
  if (code === null) {
    return (
      <Alert
        color="amber"
        icon={<IconQrcodeOff aria-hidden />}
        title={t('This QR code is not on a label of our bins.')}
      />
    )
  }
  return (
    <Alert
      color="amber"
      icon={<IconQrcodeOff aria-hidden />}
      title={t('You have no stop today at the bin {{code}}.', { code })}
    >
      <Stack gap="xs" align="flex-start">
        <Text>
          {t('Compare the code with the label. If the bin is to be emptied, call dispatch and say the code.')}
        </Text>
        {dispatch && (
          <Button
            component="a"
            href={phoneAddress(dispatch)}
            variant="default"
            leftSection={<IconHeadset size={18} aria-hidden />}
          >
            {t('Call dispatch')}
          </Button>
        )}
      </Stack>
    </Alert>
  )
}
