import type { CheckoutValues } from './checkoutValues'
import type { CheckoutOffer } from './useCheckoutOffer'

/** A draft of an earlier visit, as far as it still goes: a choice that is no longer offered is none. */
export function offeredChoices(
  values: CheckoutValues,
  { user: { email }, methods, vehicles, branches, states }: CheckoutOffer,
): CheckoutValues {
  const offered = (choice: string, choices: { id: string }[]) =>
    choices.some(({ id }) => id === choice) ? choice : ''
  const isMethod = methods.some(({ name }) => name === values.despatchType)
  return {
    ...values,
    despatchType: isMethod ? values.despatchType : '',
    branchId: offered(values.branchId, branches),
    vehicleTypeId: offered(values.vehicleTypeId, vehicles),
    stateId: offered(values.stateId, states),
    contactEmail: values.contactEmail || email,
  }
}
