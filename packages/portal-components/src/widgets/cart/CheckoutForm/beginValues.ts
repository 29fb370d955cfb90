import type { JobSite, RememberedCheckout } from '../../../data/remembered/RememberedCheckout'
import { emptyValues } from './checkoutValues'
import type { CheckoutValues } from './checkoutValues'
import { offeredChoices } from './offeredChoices'
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
