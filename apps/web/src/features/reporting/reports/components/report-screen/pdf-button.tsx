import { Button, type ButtonProps, Menu } from '@mantine/core'
import { IconArchive, IconChevronDown, IconDownload } from '@tabler/icons-react'
import type { PdfStandard } from '@thant/contracts/reporting/report-downloads'
import { useTranslation } from '#lib/i18n.ts'
import classes from './pdf-button.module.css'

type PdfButtonProps = Pick<ButtonProps, 'variant' | 'loading'> & {
  label: string
  onDownload: (standard: PdfStandard) => void
}

/** Downloads a report as an accessible PDF (PDF/UA), or from its menu as one for archives (PDF/A). */
export function PdfButton({ label, onDownload, ...props }: PdfButtonProps) {
  const { t } = useTranslation()
  return (
    <Button.Group>
      <Button {...props} fullWidth leftSection={<IconDownload size={18} />} onClick={() => onDownload('ua1')}>
        {label}
      </Button>
      <Menu position="bottom-end">
        <Menu.Target>
          <Button
            {...props}
            loading={false}
            disabled={props.loading}
            px={8}
            flex="none"
            className={classes.arrow}
            aria-label={t('Other kinds of PDF')}
          >
            <IconChevronDown size={16} />
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item leftSection={<IconArchive size={18} />} onClick={() => onDownload('a2a')}>
            {t('PDF for archives (PDF/A)')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
    </Button.Group>
  )
}
