import { Modal, type ModalProps } from '@mantine/core'
import { useEffect, useState } from 'react'
import { useTranslation } from '#lib/i18n.ts'

/** Opens only after mounting, because the modal records the element to refocus when `opened` becomes true. */
export default function DialogModal({ opened, ...props }: ModalProps) {
  const { t } = useTranslation()
  const [isDrawn, setIsDrawn] = useState(false)
  useEffect(() => setIsDrawn(true), [])
  const closeButtonProps = { 'aria-label': t('Close'), ...props.closeButtonProps }
  return <Modal {...props} opened={opened && isDrawn} closeButtonProps={closeButtonProps} />
}
