import type { JobSite, RememberedCheckout } from '../../../data/remembered/remembered'
import { emptyValues } from './checkoutValues'
import type { CheckoutValues } from './checkoutValues'
import type { CheckoutOffer } from './useCheckoutOffer'

/**
 * Answers to begin with: those of a draft, else of the last order, for its job. The date is never among them: the day
 * that the goods are wanted is a promise, which nobody but the customer gives.
 */
export function beginValues(
  kept: CheckoutValues,
  { offer, remembered }: { offer: CheckoutOffer; remembered: RememberedCheckout | null },
): CheckoutValues {
  const isDraft = JSON.stringify(kept) !== JSON.stringify(emptyValues)
  if (isDraft) return offeredChoices(kept, offer)
  const { firstName, lastName } = offer.user
  const contactName = [firstName, lastName].filter(Boolean).join(' ')
  const { jobs, ...answers } = remembered ?? { jobs: [] }
  const [lastJob] = jobs
  const values = { ...emptyValues, contactName, ...answered(answers) }
  return offeredChoices(lastJob ? { ...values, ...siteAnswers(lastJob) } : values, offer)
}

/** The answers that choosing a job gives; what is not known of it stays as it is. */
export function siteAnswers({ name, contactName, contactPhone, branchId, ...place }: JobSite) {
  return { jobName: name, ...place, ...answered({ contactName, contactPhone, branchId }) }
}

function answered<Answers extends object>(answers: Answers): Partial<Answers> {
  return Object.fromEntries(Object.entries(answers).filter(([, answer]) => answer !== '')) as Partial<Answers>
}

/** A draft of an earlier visit, as far as it still goes: a choice that is no longer offered is none. */
function offeredChoices(
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
