import { createFluidClient, formatMoney, lineTotal, loadConfiguration } from '@trade-portal/fluid-sdk'
import type { Money } from '@trade-portal/fluid-sdk'

const configuration = await loadConfiguration({ url: 'http://localhost:4400/config/configuration.json' })
const client = createFluidClient({ configuration })

await client.session.signIn({ username: 'builder', password: 'ironbark' })

const { products } = await client.catalogue.listProducts({ categoryId: 'TIMBER', page: 1, pageSize: 20 })
const written = (price: Money | null) =>
  price === null ? 'price on request' : formatMoney(price, configuration)
for (const { name, customerPrice, units } of products) {
  console.log(`${name}: ${written(customerPrice)} / ${units[0]}`)
}

const [pine] = await client.catalogue.searchProducts({ term: 'pine 90 x 45' })
if (!pine) throw new Error('No pine today')
const lengths = await client.catalogue.listLengths({ productId: pine.id })
console.log(`${pine.name} comes in ${lengths.map((length) => length / 1000).join(', ')} m`)

await client.cart.addProduct({
  productId: pine.id,
  unit: 'm',
  tally: [
    { length: 2400, quantity: 6 },
    { length: 3600, quantity: 2 },
  ],
})
await client.cart.addProduct({ productId: 'BBS14100', unit: 'box', quantity: 2 })

const cart = await client.cart.read()
for (const { name, quantity, unit, unitPrice } of cart.lines) {
  console.log(`${quantity} ${unit} ${name}: ${written(lineTotal(unitPrice, quantity))}`)
}
if (cart.totals) {
  const { subtotal, tax, total } = cart.totals
  console.log(`${written(subtotal)} + ${written(tax)} GST = ${written(total)}`)
}

const [methods, [branch]] = await Promise.all([
  client.checkout.listDespatchMethods(),
  client.checkout.listBranches({ for: 'order' }),
])
const pickUp = methods.find(({ isDelivery }) => !isDelivery)
if (!pickUp || !branch) throw new Error('Nowhere to pick up from')

const outcome = await client.orders.place({
  kind: 'Order',
  despatchMethod: pickUp.name,
  branchId: branch.id,
  jobName: 'Lot 7, Wattle Court',
  orderReference: 'PO-7781',
  requiredDate: '2027-03-15',
  requiredTime: '07:30',
  contactName: 'Dana Costa',
  contactPhone: '0400 555 010',
  contactEmail: 'dana@builder.example',
  shipTo: { address: '9 Mill Lane', suburb: 'Preston', stateId: 'VIC', zipCode: '' },
  notes: '',
  isContactOnSite: false,
  vehicleTypeId: '',
  seenCart: cart,
  seenCharge: null,
  seenTotal: cart.totals?.total ?? null,
})
console.log(outcome.status === 'confirmed' ? `Order ${outcome.number} is placed` : outcome)
