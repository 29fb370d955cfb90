import { createFluidClient } from '@trade-portal/fluid-sdk'

const client = createFluidClient({
  configuration: {
    endpoint: process.env['TRADE_BACK_END'] ?? 'http://localhost:4400',
    deviceId: 'TPIRONBARK',
    companyId: 'IRONBARK',
    isTaxRegion: false,
    companyName: 'Ironbark Trade',
    companyEmail: 'trade@ironbark.example',
    abn: '51 824 753 556',
    locale: 'en-AU',
    currency: 'AUD',
  },
})

await client.session.signIn({ username: 'builder', password: 'ironbark', isRemembered: false })

const place = { categoryId: 'TIMBER', typeId: 'Structural Pine', page: 1, pageSize: 20 }
const { products } = await client.catalogue.listProducts(place)
const [pine] = products
if (!pine) throw new Error('The catalogue has no structural pine.')

// Four pieces of the shortest length in stock, and two of the longest, in whole millimetres.
const lengths = await client.catalogue.listLengths({ productId: pine.id })
const [shortest, longest] = [lengths[0] ?? 2_400, lengths.at(-1) ?? 3_000]
const tally = [
  { length: shortest, quantity: 4 },
  { length: longest, quantity: 2 },
]
await client.cart.addProduct({ productId: pine.id, unit: 'm', tally })
const cart = await client.cart.read()
console.log(`${cart.lines.length} line in the cart`)

const methods = await client.checkout.listDespatchMethods()
const pickUp = methods.find(({ isDelivery }) => !isDelivery)
if (!pickUp) throw new Error('Nothing can be picked up.')
const [branch] = await client.checkout.listBranches({ for: 'order' })

const outcome = await client.orders.place({
  kind: 'Order',
  despatchMethod: pickUp.name,
  jobName: 'Stage 2',
  shipTo: { address: '9 Mill Lane', suburb: 'Preston', stateId: 'VIC', zipCode: '3072' },
  notes: '',
  orderReference: 'PO-7781',
  branchId: branch?.id ?? null,
  isContactOnSite: false,
  contactName: 'Dana',
  contactPhone: '0400 555 010',
  contactEmail: 'site@builder.example',
  requiredDate: '2027-03-15',
  requiredTime: '07:30',
  vehicleTypeId: '',
  seenCart: cart,
  seenCharge: null,
  seenTotal: null,
})
if (outcome.status !== 'confirmed') throw new Error(`The order was not confirmed: ${outcome.status}`)
console.log(`Order ${outcome.number}`)
