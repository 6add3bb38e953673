import { useTranslation } from '#lib/i18n.ts'
import { kindIcons, type SearchEntry, type SearchGroup } from '../search-entry.ts'
import classes from './search-options.module.css'

type SearchOptionsProps = {
  id: string
  groups: readonly SearchGroup[]
  /** Counted over all groups. */
  chosen: number | undefined
  onChoose: (index: number) => void
  onOpen: (entry: SearchEntry) => void
}

export function optionId(index: number): string {
  return `search-result-${index}`
}

/** The field keeps the focus, so options are chosen by its arrow keys or pressed. */
export function SearchOptions({ id, groups, chosen, onChoose, onOpen }: SearchOptionsProps) {
  const { t } = useTranslation()
  const all = groups.flatMap(({ entries }) => entries)
  return (
    <div id={id} role="listbox" aria-label={t('Found')}>
      {groups.map(({ label, entries }) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is no part of a list box
        <div key={label} role="group" aria-label={t(label)} className={classes.group}>
          <div className={classes.label} aria-hidden>
            {t(label)}
          </div>
          {entries.map((entry) => {
            const index = all.indexOf(entry)
            const EntryIcon = kindIcons[entry.kind]
            return (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the keys
              // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus
              <div
                key={`${entry.href} ${entry.title}`}
                id={optionId(index)}
                role="option"
                aria-selected={index === chosen}
                className={classes.option}
                onMouseMove={() => index !== chosen && onChoose(index)}
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => onOpen(entry)}
              >
                <EntryIcon size={18} aria-hidden />
                <span className={classes.title}>{entry.title}</span>
                {entry.hint !== '' && <span className={classes.hint}>{entry.hint}</span>}
              </div>
            )
          })}
        </div>
      ))}
    </div>
  )
}
