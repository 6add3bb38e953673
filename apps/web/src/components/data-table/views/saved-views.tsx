import { ActionIcon, Menu, Text } from '@mantine/core'
import { IconBookmark, IconBookmarkFilled, IconCheck, IconDeviceFloppy, IconTrash } from '@tabler/icons-react'
import { type SavedView, savedViewEndpoints } from '@thant/contracts/customers/saved-views'
import { useState } from 'react'
import { Dialog } from '#components/feedback/dialog.tsx'
import { notifyDone, notifyError } from '#components/feedback/notify.ts'
import { notifyWithAction } from '#components/feedback/notify-with-action.tsx'
import { useEndpoint, useWrite } from '#lib/calls/use-endpoint.ts'
import { useTranslation } from '#lib/i18n.ts'
import { useCan } from '#lib/visitor/access.ts'
import { languageOf } from '#lib/visitor/language-of.ts'
import { useMe } from '#lib/visitor/session.ts'
import type { ListState } from '../address/use-list-state.ts'
import { SaveViewForm } from './save-view-form.tsx'

type SavedViewsProps = {
  /** The path of the list's endpoint. */
  list: string
  state: Pick<ListState, 'view' | 'show'>
}

/** Offers the saved views of a list, which are read when the menu opens, and saves what is shown as one of them. */
export function SavedViews(props: SavedViewsProps) {
  return useCan()('views:list') ? <SavedViewsMenu {...props} /> : null
}

function SavedViewsMenu({ list, state }: SavedViewsProps) {
  const { t } = useTranslation()
  const me = useMe()
  const [isOpen, setIsOpen] = useState(false)
  const [isSaving, setIsSaving] = useState(false)
  const [openedId, setOpenedId] = useState<string>()
  const found = useEndpoint(savedViewEndpoints.list, { query: { list } }, { enabled: isOpen })
  const change = useWrite(savedViewEndpoints.change)
  const archive = useArchiveView()
  const views = found.data?.data ?? []
  const opened = views.find(({ _id }) => _id === openedId)
  const own = opened?.owner._id === me?._id ? opened : undefined
  const isChanged = own !== undefined && own.search !== state.view
  const open = (view: SavedView) => {
    setOpenedId(view._id)
    state.show(view.search)
  }
  const replace = (view: SavedView) =>
    change.mutate(
      { params: { id: view._id }, body: { search: state.view, __v: view.__v } },
      {
        onSuccess: () => notifyDone(t('The view was saved.')),
        onError: (error) => notifyError(error, t),
      },
    )
  return (
    <>
      <Menu opened={isOpen} onChange={setIsOpen} position="bottom-end" width={280}>
        <Menu.Target>
          <ActionIcon variant="default" size="input-sm" aria-label={t('Saved views')}>
            {opened === undefined ? (
              <IconBookmark size={18} aria-hidden />
            ) : (
              <IconBookmarkFilled size={18} aria-hidden />
            )}
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {found.data !== undefined && views.length === 0 && (
            <Text size="sm" c="dimmed" px="sm" py="xs">
              {t('No views yet. Filter the list, then save it here.')}
            </Text>
          )}
          {views.map((view) => (
            <Menu.Item
              key={view._id}
              lang={languageOf(view.name)}
              leftSection={view.search === state.view ? <IconCheck size={18} /> : <IconBookmark size={18} />}
              onClick={() => open(view)}
            >
              {view.name}
              {view.owner._id !== me?._id && (
                <Text size="xs" c="dimmed" lang={languageOf(view.owner.name)}>
                  {view.owner.name}
                </Text>
              )}
            </Menu.Item>
          ))}
          <Menu.Divider />
          {isChanged && (
            <Menu.Item leftSection={<IconDeviceFloppy size={18} />} onClick={() => replace(own)}>
              {t('Save changes to “{{name}}”', { name: own.name })}
            </Menu.Item>
          )}
          <Menu.Item leftSection={<IconDeviceFloppy size={18} />} onClick={() => setIsSaving(true)}>
            {t('Save this view')}
          </Menu.Item>
          {own !== undefined && (
            <Menu.Item color="brick" leftSection={<IconTrash size={18} />} onClick={() => void archive(own)}>
              {t('Delete “{{name}}”', { name: own.name })}
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      <Dialog opened={isSaving} onClose={() => setIsSaving(false)} title={t('Save this view')}>
        <SaveViewForm list={list} search={state.view} onSaved={setOpenedId} onClose={() => setIsSaving(false)} />
      </Dialog>
    </>
  )
}

function useArchiveView(): (view: SavedView) => Promise<void> {
  const { t } = useTranslation()
  const archive = useWrite(savedViewEndpoints.archive)
  const restore = useWrite(savedViewEndpoints.restore)
  return async ({ _id: id }) => {
    const request = { params: { id } }
    const bringBack = () =>
      restore.mutateAsync(request).then(
        () => notifyDone(t('The view was restored.')),
        (error) => notifyError(error, t),
      )
    try {
      await archive.mutateAsync(request)
      notifyWithAction(t('The view was deleted.'), t('Undo'), () => void bringBack())
    } catch (error) {
      notifyError(error, t)
    }
  }
}
