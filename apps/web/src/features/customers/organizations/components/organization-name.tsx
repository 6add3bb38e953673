import { Avatar } from '@mantine/core'
import { CellText } from '#components/data-table/cells/cell-text.tsx'
import { OrganizationDrawing } from '#components/drawings/avatar.tsx'
import { languageOf } from '#lib/visitor/language-of.ts'
import classes from './organization-name.module.css'

type OrganizationNameProps = {
  organization: { name: string; logo: string | null }
  /** Shown in grey below the name. */
  subtitle?: string
}

export function OrganizationName({ organization, subtitle }: OrganizationNameProps) {
  return (
    <span className={classes.organization}>
      <Avatar src={organization.logo} alt="" size={28} radius="sm">
        <OrganizationDrawing size={28} />
      </Avatar>
      <span className={classes.text}>
        <CellText>{organization.name}</CellText>
        {subtitle !== undefined && (
          <span className={classes.line} lang={languageOf(subtitle)}>
            {subtitle}
          </span>
        )}
      </span>
    </span>
  )
}
