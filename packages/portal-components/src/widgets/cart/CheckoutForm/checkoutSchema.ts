import type { DespatchRule, FieldRule } from '@trade-portal/fluid-sdk'
import * as v from 'valibot'
import { optionalEmailAddress, required, text } from '../../../surfaces/Form/answers'
import { checkoutWords } from '../../../messages/checkout'
import type { Say } from '../../../messages/Say'

/** Rules for each answer. An answer that the despatch method hides may be anything, because it is not sent. */
export function checkoutSchema(options: {
  rule: DespatchRule
  say: Say
  isTaxRegion: boolean
  /** `YYYY-MM-DD` in the customer's time zone. */
  today: string
}) {
  const { rule, isTaxRegion, today } = options
  const words = options.say(checkoutWords).errors
  const asked = (field: FieldRule, message: string) => (field === 'required' ? required(message) : text)

  return v.object({
    despatchType: required(words.despatchType),
    jobName: required(words.jobName),
    reference: text,
    address: asked(rule.address, words.address),
    suburb: asked(rule.address, words.suburb),
    stateId: asked(rule.address, words.state),
    // A delivery may lack the rest of its address, but never a zip code in the tax region.
    zipCode: isTaxRegion && rule.address !== 'hidden' ? required(words.zipCode) : text,
    notes: text,
    branchId: asked(rule.branch, words.branch),
    onsite: v.boolean(words.onsite),
    vehicleTypeId: asked(rule.vehicleType, words.vehicleType),
    contactEmail: optionalEmailAddress({ invalidEmail: words.contactEmail }),
    contactName: required(words.contactName),
    contactPhone: required(words.contactPhone),
    requiredDate: v.pipe(
      required(words.requiredDate),
      // Both are YYYY-MM-DD, so the order of the texts is that of the dates.
      v.check((date) => date >= today, words.requiredDatePast),
    ),
    requiredTime: required(words.requiredTime),
  })
}
