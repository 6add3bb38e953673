import { IconArchive } from '@tabler/icons-react'
import { useSearchParams } from 'react-router'
import { useTranslation } from '#lib/i18n.ts'
import { reopened } from '../address/is-unfiltered.ts'
import { FilterToggle } from '../filters/filter-toggle.tsx'

export type ArchivedView = { isAllowed: boolean; isOn: boolean; toggle: () => void }

/** Keeps in the address whether a list shows what was deleted. */
export function useArchivedView(isAllowed: boolean): ArchivedView {
  const [params, setParams] = useSearchParams()
  const isOn = isAllowed && params.has('archived')
  return { isAllowed, isOn, toggle: () => setParams(reopened(params, isOn ? {} : { archived: 'true' })) }
}

export function ArchivedToggle({ view }: { view: ArchivedView }) {
  const { t } = useTranslation()
  return <FilterToggle label={t('Archived')} icon={IconArchive} isOn={view.isOn} onToggle={view.toggle} />
}
