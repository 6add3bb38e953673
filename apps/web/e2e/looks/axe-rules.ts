/** What a screen reader's list of landmarks and headings is made of; axe calls them moderate. */
const outlineRules = ['landmark-no-duplicate-banner', 'landmark-unique', 'page-has-heading-one']

/** The rules that look at colours; what all the others find is the same in light and dark. */
export const colorRules = ['color-contrast', 'link-in-text-block']

type Violation = {
  id: string
  help: string
  impact?: string | null | undefined
  nodes: Array<{ target: unknown[] }>
}

/** Returns what keeps somebody from using a page, and where it is. */
export function seriousAmong(violations: readonly Violation[]) {
  return violations
    .filter(({ id, impact }) => impact === 'serious' || impact === 'critical' || outlineRules.includes(id))
    .map(({ id, help, nodes }) => ({ id, help, where: nodes.map(({ target }) => target.join(' ')) }))
}
