import { Button } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { useSearchParams } from 'react-router'
import { useTranslation } from '#lib/i18n.ts'

export type DeletedView = { isOn: boolean; toggle: () => void }

/** Keeps in the address whether a list shows what was deleted. */
export function useDeletedView(isAllowed: boolean): DeletedView {
  const [params, setParams] = useSearchParams()
  const isOn = isAllowed && params.has('deleted')
  return { isOn, toggle: () => setParams(isOn ? {} : { deleted: 'true' }) }
}

export function DeletedToggle({ view }: { view: DeletedView }) {
  const { t } = useTranslation()
  return (
    <Button
      variant={view.isOn ? 'light' : 'default'}
      size="xs"
      leftSection={<IconTrash size={16} />}
      aria-pressed={view.isOn}
      onClick={view.toggle}
    >
      {t('Deleted')}
    </Button>
  )
}
