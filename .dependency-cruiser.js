/** Which part may import which (docs/rules.md#where-a-file-belongs). */

/** The rooms of domains, features, contracts and screens; a domain or feature imports only those before it. */
const rooms = {
  company: ['audit', 'files', 'links', 'company', 'company-days', 'contact'],
  customers: ['organizations', 'sites', 'users', 'notes', 'saved-views', 'auth', 'notifications'],
  materials: ['wastes', 'destinations', 'treatment-profiles', 'drilldown', 'plan'],
  money: ['journal', 'invoices', 'prices', 'charges', 'billing', 'orders', 'payments', 'taxes'],
  service: [
    'bins',
    'bin-orders',
    'vehicles',
    'placed-bins',
    'pickups',
    'schedules',
    'day-plans',
    'holiday-pickups',
    'outcomes',
    'visits',
    'driver',
    'pickup-requests',
    'trainings',
    'learning',
    'calendar-feed',
    'archiving',
  ],
  reporting: [
    'stock-adjustments',
    'consignments',
    'carbon',
    'gri',
    'reports',
    'year-files',
    'dashboard',
    'mails',
    'backups',
    'today',
    'search',
    'stream',
    'inbox',
  ],
}

/** The rooms with the domains in them, such as `money/invoices`. */
export const places = Object.entries(rooms).flatMap(([room, domains]) => domains.map((domain) => `${room}/${domain}`))

const inOrder = (folder) =>
  places.map((place, index) => ({
    name: `${folder.split('/')[1]}-${place.replace('/', '-')}-imports-only-those-before-it`,
    severity: 'error',
    from: { path: `^${folder}/${place}/` },
    to: { path: `^${folder}/(${places.slice(index + 1).join('|') || '-'})/` },
  }))

const forbid = (name, from, to) => ({ name, severity: 'error', from: { path: from }, to: { path: to } })

export default {
  forbidden: [
    { name: 'no-circles', severity: 'error', from: {}, to: { circular: true } },
    { name: 'nothing-missing', severity: 'error', from: {}, to: { couldNotResolve: true, pathNot: '^virtual:' } },
    forbid(
      'contracts-know-only-zod-decimals-and-the-type-of-texts',
      '^packages/contracts/src/(?!.*\\.test\\.ts$)',
      '^(apps|packages/(charts|i18n/src/(?!translation-key\\.ts$))|node_modules/(?!(zod|big\\.js)/))',
    ),
    forbid('packages-know-no-app', '^packages/(?!demo/)', '^apps'),
    forbid('nothing-shipped-knows-the-demonstration', '^(apps|packages/(?!demo/))', '^packages/demo/'),
    {
      name: 'the-demonstration-knows-only-what-the-api-exports',
      severity: 'error',
      from: { path: '^packages/demo/src' },
      to: { path: '^apps', dependencyTypes: ['local'] },
    },
    forbid('base-knows-no-other-package', '^packages/base', '^packages/(?!base/)'),
    forbid('the-database-knows-only-base', '^packages/database', '^packages/(?!(base|database)/)'),
    forbid(
      'backups-know-contracts-and-the-database',
      '^packages/backup',
      '^packages/(?!(backup|base|contracts|database)/)',
    ),
    forbid(
      'what-screens-use-knows-no-server',
      '^(apps/web/src|packages/(charts|contracts|i18n))',
      '^packages/(backup|base|database)',
    ),
    forbid(
      'of-backups-only-the-front-is-used',
      '^(apps/(?!api/test/)|bench|ops|tooling)(?!.*\\.test\\.ts$)',
      '^packages/backup/src/(?!(point-in-time/)?[^/]+\\.ts$)',
    ),
    forbid('the-screens-know-no-server', '^apps/web', '^apps/api'),
    forbid('the-server-knows-no-screen', '^apps/api', '^apps/web'),
    // The floors of the server: tables, lib, domains, plugins. Tests of a floor may use the helpers of all.
    forbid(
      'the-tables-know-nothing-above',
      '^apps/api/src/database/(?!.*\\.test\\.ts$)',
      '^apps/api/src/(?!database/)',
    ),
    forbid(
      'lib-knows-the-tables-and-the-configuration',
      '^apps/api/src/lib/(?!.*\\.test\\.ts$)',
      '^apps/api/src/(?!(database|lib)/|config\\.ts$)',
    ),
    forbid('plugins-know-no-domain', '^apps/api/src/plugins', '^apps/api/src/domains'),
    forbid('domains-know-no-plugin', '^apps/api/src/domains', '^apps/api/src/(plugins|server|start|app)'),
    ...inOrder('apps/api/src/domains'),
    forbid('web-lib-knows-nothing-above', '^apps/web/src/lib', '^apps/web/src/(app|features|components)'),
    forbid('components-know-no-feature', '^apps/web/src/components', '^apps/web/src/(app|features)'),
    forbid('features-know-no-app', '^apps/web/src/features', '^apps/web/src/app'),
    ...inOrder('apps/web/src/features'),
    forbid(
      'what-a-feature-shares-knows-none-of-its-parts',
      '^apps/web/src/features/([^/]+/[^/]+)/(components/|[^/]+$)',
      '^apps/web/src/features/$1/(?!components/)[^/]+/',
    ),
    {
      name: 'a-part-of-a-feature-knows-its-form-and-what-is-shared',
      severity: 'error',
      from: { path: '^apps/web/src/features/([^/]+/[^/]+)/([^/]+)/' },
      to: {
        path: '^apps/web/src/features/$1/',
        pathNot: '^apps/web/src/features/$1/($2/|form/|components/|[^/]+$)',
      },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(/dist/|\\.css$|\\.svg$|\\.wasm\\?url$)' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default', 'types'] },
  },
}
