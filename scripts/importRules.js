import { roomRule } from './roomRule.js'
import { roomsOfComponents, roomsOfSandbox, roomsOfSdk } from './rooms.ts'

// ESLint enforces the arrows of docs/architecture.md, which define the allowed imports. Arrows never turn back.

const internals = {
  group: ['@trade-portal/*/src/**', '@trade-portal/*/dist/**', '**/packages/*/src/**'],
  message: 'Import a package by its name: its files are its own.',
}
const barrels = {
  regex: '^\\.{1,2}(/.*)?/(index|\\.)?$|^\\.{1,2}$',
  message: 'No barrel below index.ts: import the file that holds the thing.',
}
const router = {
  group: ['regexparam', 'wouter', 'wouter/*', 'react-router', 'react-router/*'],
  message: 'Only the portal knows a router; a widget goes through usePortal().',
}
const colours = { group: ['polished'], message: 'Colours are derived in theme/src/derive.ts alone.' }
const http = { group: ['ky'], message: 'Calls go through fluid-sdk/src/calls/transport.ts alone.' }
const demoData = {
  group: ['@trade-portal/demo-data', '@trade-portal/demo-data/**'],
  message: 'The sandbox knows no merchant: it takes the data of one by argument.',
}
const sandbox = {
  group: [...demoData.group, '@trade-portal/fluid-sandbox', '@trade-portal/fluid-sandbox/**'],
  message:
    'The sandbox and its data are for tests, stories and the demo: a merchant’s build never holds them.',
}
const sandboxTesting = {
  group: ['@trade-portal/fluid-sandbox/testing/**'],
  message: 'Only tests stand on what the sandbox’s tests stand on.',
}
const portal = { group: ['@trade-portal/portal'], message: 'Nothing imports the portal.' }
const components = { group: ['@trade-portal/portal-components'], message: 'This arrow would turn back.' }
const sdk = { group: ['@trade-portal/fluid-sdk', '@trade-portal/fluid-sdk/*'], message: 'This has no data.' }
const client = { group: sdk.group, message: 'A merchant’s data knows the sandbox alone.' }
const theme = { group: ['@trade-portal/theme'], message: 'This has no look.' }
const react = {
  regex:
    '^(react|react-dom|styled-components|jotai|downshift|react-aria.*|react-stately.*|@tanstack/.*)(/.*)?$',
  message: 'This package is framework-agnostic.',
}
const styledDefault = {
  group: ['styled-components'],
  importNames: ['default'],
  message: 'In plain Node the default import is the whole module: import { styled } by name.',
}
const ariaBarrel = {
  regex: '^react-aria-components$',
  allowTypeImports: true,
  message: 'Some bundlers load of a barrel what any chunk needs: import the part’s own file, /Button.',
}
const contexts = [
  {
    group: ['@tanstack/react-query'],
    importNames: [
      'QueryClientProvider',
      'useInfiniteQuery',
      'useIsFetching',
      'useIsMutating',
      'useMutation',
      'useMutationState',
      'useQueries',
      'useQuery',
      'useQueryClient',
      'useSuspenseQuery',
    ],
    message: 'On somebody else’s page this is the host’s cache: use context/queries.ts.',
  },
  {
    group: ['jotai'],
    importNames: ['Provider', 'useAtom', 'useAtomValue', 'useSetAtom', 'useStore'],
    message: 'On somebody else’s page this is the host’s store: use context/atoms.ts.',
  },
]
const wire = { group: ['**/wire/*'], allowTypeImports: true, message: 'The wire is types alone.' }
const nodeModules = { group: ['node:*'], message: 'This runs in a browser.' }

/** @param {string[]} files @param {object[]} patterns @param {string[]} [ignores] */
const forbid = (files, patterns, ignores = []) => ({
  files,
  ignores,
  rules: { '@typescript-eslint/no-restricted-imports': ['error', { patterns }] },
})

const rooms = { rules: { arrows: roomRule } }

/**
 * @param {string} root
 * @param {object} options The rooms of the folder, and the files allowed beside them.
 * @param {string[]} [ignores]
 */
const keepRooms = (root, options, ignores = []) => ({
  files: [`${root}/**/*.{ts,tsx}`],
  ignores: ['**/*.test.{ts,tsx}', '**/*.stories.tsx', `${root}/testing/**`, ...ignores],
  plugins: { rooms },
  rules: { 'rooms/arrows': ['error', { root, ...options }] },
})

const everywhere = [internals, barrels, portal, styledDefault]
const inSdk = [...everywhere, colours, sandbox, theme, components, react, router]
const inComponents = [...everywhere, router, colours, http, ariaBarrel]
const shipped = ['**/*.test.{ts,tsx}', '**/*.stories.tsx', 'packages/portal-components/src/testing/**']
const components$ = 'packages/portal-components/src'
const sdk$ = 'packages/fluid-sdk/src'
const sandbox$ = 'packages/fluid-sandbox/src'
const withoutPage = [colours, http, theme, components, react, router]

/** Later entries replace earlier ones for the files they name. */
export const importRules = [
  forbid(['apps/*/src/**'], [...everywhere, colours, http, sandbox]),
  forbid(['packages/theme/src/**'], [...everywhere, colours, http, sandbox, sdk, components, react, router]),
  forbid(['packages/theme/src/derive.ts'], [...everywhere, http, sandbox, sdk, components, react, router]),
  forbid([`${sdk$}/**`], [...inSdk, http, nodeModules, wire], ['**/*.test.ts', `${sdk$}/testing/**`]),
  forbid([`${sdk$}/**/*.test.ts`, `${sdk$}/testing/**`], inSdk),
  forbid([`${sdk$}/calls/transport.ts`], [...inSdk, nodeModules, wire]),
  forbid(
    [`${sandbox$}/**`],
    [
      ...everywhere.filter((rule) => rule !== barrels),
      ...withoutPage,
      demoData,
      {
        group: ['@trade-portal/fluid-sdk'],
        message: 'The sandbox knows the wire alone, and keeps its own arithmetic on purpose.',
      },
      {
        group: ['@trade-portal/fluid-sdk/wire'],
        allowTypeImports: true,
        message: 'Only the types of the wire.',
      },
    ],
    ['**/*.test.ts'],
  ),
  forbid([`${sandbox$}/**/*.test.ts`], [...everywhere, ...withoutPage, demoData]),
  // Client and back end are tried together here.
  forbid(['packages/fluid-sandbox/protocol/**'], [...everywhere, ...withoutPage, demoData]),
  forbid(
    ['packages/demo-data/src/**'],
    [...everywhere, ...withoutPage, client, sandboxTesting],
    ['**/*.test.ts'],
  ),
  forbid(['packages/demo-data/src/**/*.test.ts'], [...everywhere, ...withoutPage, client]),
  forbid([`${components$}/**`], inComponents),
  forbid([`${components$}/**`], [...inComponents, sandbox, ...contexts], shipped),
  // These files pass the portal's own store or query client to the library.
  forbid(
    [
      'context/atoms.ts',
      'context/queries.ts',
      'provider/PortalProvider.tsx',
      'provider/useSessionStatus.ts',
    ].map((file) => `${components$}/${file}`),
    [...inComponents, sandbox],
  ),
  // The checks of a page run anywhere with a fetch, and import nothing of a page.
  forbid(
    [`${components$}/{doctor,terminal}/**`, `${components$}/cli.ts`],
    [...inComponents, sandbox, react],
    shipped,
  ),
  forbid([`${components$}/doctor/**`], [...inComponents, sandbox, react, nodeModules], shipped),
  forbid([`${components$}/parts/**`], [...inComponents, sandbox, sdk, ...contexts]),
  // Addresses are matched here, for elements and the portal alike; no widget sees them.
  forbid(
    [`${components$}/pages/**`],
    [...inComponents.filter((rule) => rule !== router), sandbox, ...contexts],
    shipped,
  ),
  keepRooms(
    components$,
    { rooms: roomsOfComponents, entries: ['index.ts', 'host.ts', 'elements.ts', 'cli.ts'] },
    [`${components$}/acceptance/**`],
  ),
  keepRooms(sdk$, {
    rooms: roomsOfSdk,
    entries: ['index.ts', 'client.ts', 'configuration.ts', 'errors.ts'],
  }),
  keepRooms(sandbox$, { rooms: roomsOfSandbox, entries: ['index.ts', 'node.ts', 'browser.ts'] }),
]
