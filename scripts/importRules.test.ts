import { ESLint } from 'eslint'
import { beforeAll, describe, expect, it } from 'vitest'
import { roomsOfComponents, roomsOfSandbox, roomsOfSdk } from './rooms.ts'
import type { Rooms } from './rooms.ts'

const components = 'packages/portal-components/src'
const sdk = 'packages/fluid-sdk/src'

/** A file with a forbidden import, the import, and the message of the rule. */
const forbidden: [file: string, imports: string, reason: RegExp][] = [
  ['packages/theme/src/contrast.ts', 'polished', /derive\.ts alone/],
  ['packages/theme/src/derive.ts', '@trade-portal/fluid-sdk', /no data/],
  ['packages/theme/src/applyTheme.ts', 'react', /framework-agnostic/],
  [`${sdk}/areas/cart.ts`, 'ky', /transport\.ts alone/],
  [`${sdk}/client.ts`, 'react', /framework-agnostic/],
  [`${sdk}/client.ts`, 'node:fs', /in a browser/],
  [`${sdk}/client.ts`, '@trade-portal/theme', /no look/],
  [`${sdk}/client.test.ts`, '@trade-portal/fluid-sandbox', /merchant’s build/],
  [`${sdk}/client.ts`, '@trade-portal/portal-components', /turn back/],
  [`${sdk}/client.ts`, './wire/cart', /types alone/],
  [`${sdk}/calls/transport.ts`, '../wire/envelope', /types alone/],
  [`${sdk}/orders/sendOrder.ts`, '../client', /orders may use/],
  [`${sdk}/areas/cart.ts`, '../orders/readyOrder', /areas may use/],
  [`${sdk}/areas/cart.ts`, '../testing/openTab', /areas may use/],
  [`${sdk}/calls/context.ts`, '../areas/cart', /calls may use/],
  [`${sdk}/storage/storage.ts`, '../calls/decode', /storage may use no other room/],
  [`${sdk}/arithmetic/money.ts`, '../calls/decode', /arithmetic may use no other room/],
  [`${sdk}/wire/cart.ts`, '../arithmetic/money', /wire may use no other room/],
  [`${sdk}/money.ts`, './errors', /money\.ts is no room/],
  [`${sdk}/client.test.ts`, '@trade-portal/demo-data', /merchant’s build/],
  ['packages/theme/src/contrast.ts', '@trade-portal/demo-data', /merchant’s build/],
  ['packages/fluid-sandbox/src/handlers/cart.ts', '@trade-portal/fluid-sdk', /own arithmetic/],
  ['packages/fluid-sandbox/src/handlers/cart.ts', '@trade-portal/fluid-sdk/wire', /types of the wire/],
  ['packages/fluid-sandbox/src/index.ts', '@trade-portal/portal-components', /turn back/],
  ['packages/fluid-sandbox/protocol/world.ts', '@trade-portal/fluid-sdk/src/client', /files are its own/],
  ['packages/fluid-sandbox/src/node.ts', '@trade-portal/demo-data', /by argument/],
  ['packages/fluid-sandbox/src/node.test.ts', '@trade-portal/demo-data/node', /by argument/],
  ['packages/fluid-sandbox/protocol/world.ts', '@trade-portal/demo-data', /by argument/],
  ['packages/fluid-sandbox/src/tables/carts.ts', '../handlers/Handler.ts', /tables may use/],
  ['packages/fluid-sandbox/src/wire/envelope.ts', '../tables/schema.ts', /wire may use no other room/],
  ['packages/fluid-sandbox/src/handlers/cart.ts', '../sandbox/createSandbox.ts', /turn back/],
  ['packages/fluid-sandbox/src/seed/seedDatabase.ts', '../index.ts', /turn back/],
  ['packages/fluid-sandbox/src/carts.ts', './tables/carts.ts', /carts\.ts is no room/],
  ['packages/demo-data/src/seed/lists.ts', '@trade-portal/fluid-sdk', /sandbox alone/],
  ['packages/demo-data/src/node.ts', '@trade-portal/portal-components', /turn back/],
  ['packages/demo-data/src/pictures/colour.ts', 'polished', /derive\.ts alone/],
  ['packages/demo-data/src/seed/lists.ts', '@trade-portal/fluid-sandbox/src/seed/Seed', /files are its own/],
  ['packages/demo-data/src/seed/lists.ts', '@trade-portal/fluid-sandbox/testing/requests', /Only tests/],
  ['packages/demo-data/src/node.test.ts', '@trade-portal/fluid-sdk/wire', /sandbox alone/],
  [`${components}/parts/Button.tsx`, '@trade-portal/fluid-sdk', /no data/],
  [`${components}/parts/Button.tsx`, '../context/PortalContext', /parts may use hooks, and not/],
  [`${components}/parts/field/TextField.tsx`, '../../messages/cart', /parts may use hooks, and not/],
  [`${components}/parts/Button.tsx`, '../data/cart/cart', /turn back/],
  [`${components}/parts/Button.tsx`, '../routes/portalMenus', /turn back/],
  [`${components}/parts/Button.tsx`, '../surfaces/TallyModal/TallyModal', /turn back/],
  [`${components}/messages/errorMessage.ts`, '../data/cart/cart', /messages may use no other room/],
  [`${components}/messages/errorMessage.ts`, '../parts/Button', /turn back/],
  [`${components}/context/notices.ts`, '../data/cart/cart', /context may use/],
  [`${components}/context/notices.ts`, '../provider/NoticeArea', /turn back/],
  [`${components}/widgets/cart/CartReview/CartReview.tsx`, '../../../provider/PortalRoot', /widgets may use/],
  [`${components}/elements/core.tsx`, '../terminal/run', /elements may use/],
  [`${components}/pages/matchPage.ts`, '../elements/core', /turn back/],
  [`${components}/pages/matchPage.ts`, '../surfaces/Read/Read', /pages may use/],
  [`${components}/widgets/cart/CartReview/CartReview.tsx`, '../../../pages/matchPage', /turn back/],
  [`${components}/manifest/otherElements.ts`, '../elements/core', /manifest may use/],
  [`${components}/doctor/examine.ts`, '../elements/core', /doctor may use/],
  [`${components}/doctor/examine.ts`, 'react', /framework-agnostic/],
  [`${components}/doctor/examine.ts`, 'node:fs', /in a browser/],
  [`${components}/terminal/run.ts`, '../manifest/elements', /terminal may use/],
  [`${components}/terminal/run.ts`, 'react', /framework-agnostic/],
  [`${components}/cli.ts`, 'styled-components', /framework-agnostic/],
  [`${components}/hooks/useIsOnline.ts`, '../data/cart/cart', /hooks may use no other room/],
  [`${components}/hooks/useIsOnline.ts`, '../messages/formats', /turn back/],
  [`${components}/data/cart/cart.ts`, '../../parts/Button', /data may use/],
  [`${components}/data/cart/cart.ts`, '../../routes/portalMenus', /turn back/],
  [`${components}/data/cart/cart.ts`, '../../provider/PortalProvider', /turn back/],
  [`${components}/data/cart/cart.ts`, 'ky', /transport\.ts alone/],
  [`${components}/routes/portalMenus.ts`, '../parts/Link', /routes may use/],
  [`${components}/provider/NoticeArea.tsx`, '../widgets/cart/CartReview/CartReview', /provider may use/],
  [
    `${components}/surfaces/TallyModal/TallyModal.tsx`,
    '../../widgets/cart/CartReview/CartReview',
    /turn back/,
  ],
  [`${components}/surfaces/TallyModal/TallyModal.tsx`, '../../provider/PortalProvider', /turn back/],
  [
    `${components}/widgets/cart/CartReview/CartReview.tsx`,
    '../../catalogue/ProductList/ProductList',
    /another widget/,
  ],
  [`${components}/widgets/cart/CartReview/CartReview.tsx`, '../CheckoutForm/CheckoutForm', /another widget/],
  [`${components}/widgets/cart/CartReview/CartReview.tsx`, '../../../elements', /turn back/],
  [`${components}/errorMessage.ts`, 'react', /errorMessage\.ts is no room/],
  [`${components}/queries/cart.ts`, 'react', /queries is no room/],
  [`${components}/widgets/cart/CartReview/CartReview.tsx`, 'regexparam', /knows a router/],
  [`${components}/widgets/cart/CartReview/CartReview.tsx`, 'polished', /derive\.ts alone/],
  [`${components}/widgets/cart/CartReview/CartReview.tsx`, '@trade-portal/fluid-sandbox', /merchant’s build/],
  [`${components}/widgets/cart/CartReview/CartReview.tsx`, '@trade-portal/demo-data', /merchant’s build/],
  [
    `${components}/widgets/cart/CartReview/CartReview.tsx`,
    '@trade-portal/fluid-sdk/src/client',
    /files are its own/,
  ],
  [`${components}/widgets/cart/CartReview/CartReview.tsx`, '..', /No barrel/],
  [`${components}/parts/Link.styles.ts`, 'react-aria-components', /own file/],
  ['apps/portal/src/main.tsx', '@trade-portal/fluid-sandbox', /merchant’s build/],
  ['apps/portal/src/main.tsx', '@trade-portal/demo-data/browser', /merchant’s build/],
  ['apps/portal/src/main.tsx', 'ky', /transport\.ts alone/],
]

const allowed: [file: string, code: string][] = [
  ['packages/theme/src/derive.ts', "import 'polished'"],
  [`${sdk}/calls/transport.ts`, "import 'ky'"],
  [`${sdk}/areas/savedCart.ts`, "import './orderAttempt'\nimport '../calls/context'"],
  [`${sdk}/client.ts`, "import './orders/createOrdersArea'"],
  [
    'packages/fluid-sandbox/src/handlers/cart.ts',
    "import type { WireCartLine } from '@trade-portal/fluid-sdk/wire'\nexport type Line = WireCartLine",
  ],
  ['packages/fluid-sandbox/protocol/world.ts', "import '@trade-portal/fluid-sdk'"],
  ['packages/fluid-sandbox/src/tables/carts.ts', "import '../database/database.ts'"],
  ['packages/fluid-sandbox/src/node.ts', "import './server/serve.ts'"],
  ['packages/fluid-sandbox/src/testing/openWorld.ts', "import '../sandbox/createSandbox.ts'"],
  ['packages/demo-data/src/node.ts', "import '@trade-portal/fluid-sandbox/node'"],
  ['packages/demo-data/src/node.test.ts', "import '@trade-portal/fluid-sandbox/testing/openWorld'"],
  ['apps/portal/demo/backEnd.ts', "import '@trade-portal/demo-data/browser'"],
  [
    `${components}/widgets/cart/CartReview/CartReview.tsx`,
    "import '../../../surfaces/TallyModal/TallyModal'",
  ],
  [`${components}/widgets/cart/CartReview/CartReview.tsx`, "import './CartSummary'"],
  [`${components}/data/cart/cart.ts`, "import '../../context/notices'\nimport '../../messages/errorMessage'"],
  [`${components}/index.ts`, "import './widgets/cart/CartReview/CartReview'"],
  [`${components}/widgets/cart/CartReview/CartReview.test.tsx`, "import '@trade-portal/fluid-sandbox'"],
  ['apps/portal/src/routes.tsx', "import 'regexparam'"],
  [`${components}/pages/matchPage.ts`, "import 'regexparam'"],
  [`${components}/data/cart/cartQuery.ts`, "import { queryOptions } from '@tanstack/react-query'"],
  [`${components}/context/queries.ts`, "import { useQuery } from '@tanstack/react-query'"],
]

/** A file, a forbidden import by name, and the message of the rule. */
const forbiddenNames: [file: string, code: string, reason: RegExp][] = [
  [`${components}/data/useRead.ts`, "import { useQuery } from '@tanstack/react-query'", /context\/queries/],
  [`${components}/context/notices.ts`, "import { useSetAtom } from 'jotai'", /context\/atoms/],
  [`${components}/parts/Button.tsx`, "import { useAtom } from 'jotai'", /context\/atoms/],
  [`${components}/parts/Switch.styles.ts`, "import styled from 'styled-components'", /\{ styled \} by name/],
  ['apps/portal/src/shell/Shell.styles.ts', "import styled from 'styled-components'", /by name/],
]

it.each([
  ['the widgets', roomsOfComponents],
  ['the SDK', roomsOfSdk],
  ['the sandbox', roomsOfSandbox],
])('no room of %s comes back to itself by the rooms that it may use', (_name, rooms: Rooms) => {
  const roomOf = (name: string) => name.split('/')[0] ?? ''
  for (const [room, allowed] of Object.entries(rooms)) {
    const reached = new Set(allowed)
    for (const name of reached) for (const next of rooms[roomOf(name)] ?? []) reached.add(next)
    expect([...reached].map(roomOf), room).not.toContain(room)
  }
})

let eslint: ESLint
beforeAll(() => {
  eslint = new ESLint()
})

const rules = ['@typescript-eslint/no-restricted-imports', 'rooms/arrows']

const refusals = async (code: string, filePath: string) =>
  (await eslint.lintText(code, { filePath })).flatMap(({ messages }) =>
    messages.filter(({ ruleId }) => rules.includes(ruleId ?? '')),
  )

describe('the arrows between packages and folders', () => {
  it.each(forbidden)('%s may not import %s', async (filePath, name, reason) => {
    const messages = await refusals(`import '${name}'`, filePath)
    expect(messages.map(({ message }) => message).join('\n')).toMatch(reason)
  })

  it.each(forbiddenNames)('%s may not hold: %s', async (filePath, code, reason) => {
    const messages = await refusals(code, filePath)
    expect(messages.map(({ message }) => message).join('\n')).toMatch(reason)
  })

  it.each(allowed)('%s may hold: %s', async (filePath, code) => {
    expect(await refusals(code, filePath)).toEqual([])
  })
})
