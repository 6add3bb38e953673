/** What shows an organization's name, logo or contract and so is asked again after a change. */
export const organizationReaders = ['/organizations', '/users', '/logistics', '/contract_expries', '/dashboard']
