import { Button, Popover } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { moneyPaths } from '@thant/contracts/money-paths'
import { useState } from 'react'
import { generatePath, useNavigate } from 'react-router'
import { OrganizationSelect } from '#features/customers/organizations/components/organization-select.tsx'
import { useTranslation } from '#lib/i18n.ts'

/** Asks for the organization first, because the draft of an invoice depends on its contract. */
export function NewInvoiceButton() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <Popover opened={isOpen} onChange={setIsOpen} position="bottom-end" width={320} trapFocus>
      <Popover.Target>
        <Button leftSection={<IconPlus size={16} />} onClick={() => setIsOpen(!isOpen)}>
          {t('New invoice')}
        </Button>
      </Popover.Target>
      <Popover.Dropdown>
        <OrganizationSelect
          staysInside
          label={t('Organization')}
          onChange={(organizationId) => {
            if (organizationId !== null) void navigate(generatePath(moneyPaths.invoiceAdd, { organizationId }))
          }}
        />
      </Popover.Dropdown>
    </Popover>
  )
}
