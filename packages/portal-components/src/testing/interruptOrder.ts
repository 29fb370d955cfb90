import { createMemoryStorage } from '@trade-portal/fluid-sdk'
import type { FluidClient, FluidStorage, OrderKind } from '@trade-portal/fluid-sdk'
import type { Sandbox } from '@trade-portal/fluid-sandbox'

/**
 * Presses Confirm Order, or Create Quote, on a page that closes before the answer.
 *
 * @returns the storage for the next page.
 */
export async function interruptOrder(
  client: FluidClient,
  sandbox: Sandbox,
  { storage, when, kind }: { storage: FluidStorage; when: 'before' | 'after'; kind: OrderKind },
): Promise<FluidStorage> {
  const methods = await client.checkout.listDespatchMethods()
  const [branch] = await client.checkout.listBranches({ for: 'order' })
  const [vehicle] = await client.checkout.listVehicleTypes()
  const [state] = await client.checkout.listStates()
  sandbox.faults.add({ operation: 'processComplete', kind: 'hang', when })
  // A browser releases the locks of a closed page. This page stays open, so it must take a lease instead of a lock.
  Object.defineProperty(navigator, 'locks', { value: undefined, configurable: true })
  void client.orders.place({
    kind,
    despatchMethod: methods.find(({ isDelivery }) => !isDelivery)?.name ?? '',
    jobName: 'Hilltop Rd, stage 2',
    shipTo: { address: '14 Hilltop Road', suburb: 'Ringwood', stateId: state?.id ?? '', zipCode: '3134' },
    notes: '',
    orderReference: 'PO-20418',
    branchId: branch?.id ?? null,
    isContactOnSite: false,
    contactName: 'Sam Whitlock',
    contactPhone: '0412 555 018',
    contactEmail: 'sam@whitlock.example',
    requiredDate: '2099-06-05',
    requiredTime: '07:30',
    vehicleTypeId: vehicle?.id ?? '',
    seenCart: await client.cart.read(),
    seenCharge: null,
    seenTotal: null,
  })
  const isSent = () => sandbox.calls.some(({ operation }) => operation === 'processComplete')
  while (!isSent()) await new Promise((resolve) => setTimeout(resolve, 5))
  Reflect.deleteProperty(navigator, 'locks')
  return copyOf(storage)
}

/** Copies the storage for the next page, without the closed page's lease. */
function copyOf(storage: FluidStorage): FluidStorage {
  const copy = createMemoryStorage()
  for (let index = 0; index < storage.length; index += 1) {
    const key = storage.key(index)
    const value = key === null ? null : storage.getItem(key)
    if (key !== null && value !== null && !key.includes(':lease:')) copy.setItem(key, value)
  }
  return copy
}
