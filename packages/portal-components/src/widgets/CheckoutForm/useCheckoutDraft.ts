import { usePortal } from '../../portal/PortalContext'
import { createDraft } from '../../data/drafts/drafts'
import { emptyValues } from './checkoutValues'
import type { CheckoutValues } from './checkoutValues'
import type { CheckoutOffer } from './useCheckoutOffer'

/**
 * What the customer typed on an earlier visit, and the vehicle of their last order. Use it to begin a checkout form
 * where they left it.
 */
export function useCheckoutDraft() {
  const { client, session } = usePortal()
  const user = session.status === 'signedIn' ? session.session.username : ''
  const draft = createDraft({ storage: client.storage, user, form: 'checkout', initial: emptyValues })
  const vehicleName = `vehicle:${encodeURIComponent(user)}`

  return {
    /** A choice that the merchant no longer offers is none. */
    initialValues({ user: { email }, methods, vehicles, branches, states }: CheckoutOffer): CheckoutValues {
      const values = draft.read()
      const ids = (choices: { id: string }[]) => choices.map(({ id }) => id)
      const offered = (id: string, choices: string[]) => (choices.includes(id) ? id : '')
      return {
        ...values,
        despatchType: offered(
          values.despatchType,
          methods.map(({ name }) => name),
        ),
        branchId: offered(values.branchId, ids(branches)),
        vehicleTypeId: offered(values.vehicleTypeId, ids(vehicles)),
        stateId: offered(values.stateId, ids(states)),
        contactEmail: values.contactEmail || email,
      }
    },
    keep: draft.write,
    /** After an order: the next one begins empty, but for the vehicle that deliveries are priced with. */
    clear({ vehicleTypeId }: CheckoutValues) {
      draft.clear()
      if (vehicleTypeId) client.storage.set(vehicleName, vehicleTypeId)
    },
    lastVehicleId: () => client.storage.get(vehicleName),
  }
}
