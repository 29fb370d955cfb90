import { createFluidClient } from '@trade-portal/fluid-sdk'

// Runs beside the packed SDK, in the Node version that starts it: two customers of one server, with concurrent
// requests.
const configuration = JSON.parse(process.env['TRADE_CONFIGURATION'] ?? '{}')
const [dana, sam] = [createFluidClient({ configuration }), createFluidClient({ configuration })]

await dana.session.signIn({ username: 'builder', password: 'ironbark', isRemembered: true })
const unsigned = sam.session.current()
await sam.session.signIn({ username: 'joiner', password: 'ironbark' })
await dana.cart.addProduct({ productId: 'BBS14100', unit: 'box', quantity: 2 })
console.log(
  JSON.stringify({
    hasStorage: typeof globalThis.localStorage === 'object' && typeof globalThis.sessionStorage === 'object',
    unsigned,
    names: [(await dana.account.getUser()).firstName, (await sam.account.getUser()).firstName],
    lines: [(await dana.cart.read()).lines.length, (await sam.cart.open()).lines.length],
  }),
)
