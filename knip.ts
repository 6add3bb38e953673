import type { KnipConfig } from 'knip'

export default {
  ignoreExportsUsedInFile: true,
  workspaces: {
    '.': {
      entry: ['tooling/*.ts', 'tooling/test/*.ts', 'ops/*.ts', 'bench/serve.ts'],
      project: ['tooling/**/*.ts', 'ops/**/*.ts', 'bench/**/*.ts'],
      ignoreDependencies: [
        // Run by tooling/verify.ts and tooling/check-types.ts.
        'dependency-cruiser',
        'typescript-7',
        // The benchmarks measure the API's own parts.
        '@fastify/formbody',
        '@fastify/static',
        'fastify',
        'pg',
        // The calendar's benchmark drives the browser of the journeys.
        '@playwright/test',
      ],
      // Run by tooling/dev.ts and tooling/build-screens.ts; they belong to apps/web.
      ignoreBinaries: ['playwright', 'vite'],
    },
    'apps/api': {
      entry: ['src/**/*.test.ts', 'test/**/*.test.ts', 'test/upgrades/keep-release.ts'],
      project: ['src/**/*.ts', 'test/**/*.ts'],
      // The first two are part of Linux. Tests with PgBouncer run where it is installed.
      ignoreBinaries: ['mount', 'umount', 'pgbouncer'],
      ignoreDependencies: [
        '@types/smtp-server',
        // Their files are named in lib/typst/fonts.ts.
        '@expo-google-fonts/inter',
        '@expo-google-fonts/noto-emoji',
        '@expo-google-fonts/noto-sans-myanmar',
      ],
    },
    'apps/web': {
      entry: [
        // Their exports are read by app/screen.ts.
        'src/app/routes/**/*.tsx',
        'src/app/first-load.ts',
        'src/app/render-pages.tsx',
        'burmese-font.ts',
        'licence-texts.ts',
        '{src,test}/**/*.screen.test.ts',
        'e2e/**/*.spec.ts',
        'e2e/public/draw-public-pictures.ts',
      ],
      project: ['src/**/*.{ts,tsx}', 'test/**/*.{ts,tsx}', 'e2e/**/*.ts'],
      // Their files are named in fonts.css and burmese-font.ts.
      ignoreDependencies: ['@fontsource-variable/inter', '@fontsource-variable/noto-sans-myanmar'],
    },
    'packages/database': {
      entry: ['src/*.ts'],
      project: ['src/**/*.ts'],
      // Part of Linux; where it is missing, the database runs as another user.
      ignoreBinaries: ['unshare'],
    },
    'packages/demo': { entry: ['src/serve.ts', 'test/**/*.test.ts'], project: ['src/**/*.ts', 'test/**/*.ts'] },
    'packages/*': { entry: ['src/*.ts'], project: ['src/**/*.ts'] },
  },
} satisfies KnipConfig
