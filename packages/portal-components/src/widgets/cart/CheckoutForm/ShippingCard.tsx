import type { DespatchRule } from '@trade-portal/fluid-sdk'
import { useId } from 'react'
import type { ReactElement, ReactNode } from 'react'
import { Card } from '../../../parts/Card'
import { Heading } from '../../../parts/Heading'
import { TextField } from '../../../parts/field/TextField'
import { usePortal } from '../../../context/PortalContext'
import type { FormOf } from '../../../surfaces/Form/FormOf'
import { FormField } from '../../../surfaces/Form/FormField'
import { AddressFields } from './AddressFields'
import type { CheckoutValues } from './checkoutValues'
import { DespatchField } from './DespatchField'
import type { CheckoutOffer } from './useCheckoutOffer'
import * as S from './CheckoutForm.styles'
import { checkoutWords } from '../../../messages/checkout'

export interface ShippingCardProps {
  form: FormOf<CheckoutValues>
  offer: CheckoutOffer
  rule: DespatchRule
  /** The field of the job's name. */
  job: ReactNode
  /** The job's site as it is known, in place of its fields; `null`: the fields. */
  site: ReactNode
  /** Says which branch delivers and for how much. */
  delivery: ReactElement
}

/** How the goods get there, what for, and where. */
export function ShippingCard({ form, offer, rule, job, site, delivery }: ShippingCardProps) {
  const { say } = usePortal()
  const headingId = useId()
  const words = say(checkoutWords)

  return (
    <Card as="section" aria-labelledby={headingId}>
      <S.Fields>
        <Heading level={2} id={headingId}>
          {words.shipping}
        </Heading>
        <DespatchField form={form} methods={offer.methods} isDelivery={rule.flow === 'closestBranch'} />
        <S.Pair data-long>
          {job}
          <FormField form={form} name="reference" as={TextField} label={words.reference} isOptional />
        </S.Pair>
        {site ??
          (rule.address !== 'hidden' && <AddressFields form={form} states={offer.states} rule={rule} />)}
        {delivery}
        <FormField
          form={form}
          name="notes"
          as={TextField}
          label={words.notes}
          isOptional
          isMultiline
          rows={2}
        />
      </S.Fields>
    </Card>
  )
}
