import { Avatar } from '@mantine/core'
import { OrganizationDrawing } from '#components/drawings/avatar.tsx'
import { languageOf } from '#lib/language-of.ts'
import classes from './organization-name.module.css'

type OrganizationNameProps = {
  organization: { name: string; logo: string | null }
  /** Shown in grey below the name. */
  line?: string
}

export function OrganizationName({ organization, line }: OrganizationNameProps) {
  return (
    <span className={classes.organization}>
      <Avatar src={organization.logo} alt="" size={28} radius="sm">
        <OrganizationDrawing size={28} />
      </Avatar>
      <span className={classes.words}>
        <span className={classes.name} lang={languageOf(organization.name)} title={organization.name}>
          {organization.name}
        </span>
        {line !== undefined && (
          <span className={classes.line} lang={languageOf(line)}>
            {line}
          </span>
        )}
      </span>
    </span>
  )
}
