import { Modal, type ModalProps } from '@mantine/core'
import { useTranslation } from '#lib/i18n.ts'

/** For a short decision or one or two fields. */
export function Dialog(props: ModalProps) {
  const { t } = useTranslation()
  return <Modal {...props} closeButtonProps={{ 'aria-label': t('Close'), ...props.closeButtonProps }} />
}
