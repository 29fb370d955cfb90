import type { DespatchRule } from '@trade-portal/fluid-sdk'
import { useId } from 'react'
import { Card } from '../../parts/Card'
import { Heading } from '../../parts/Heading'
import { Select } from '../../parts/field/Select'
import { TextField } from '../../parts/field/TextField'
import { usePortal } from '../../portal/PortalContext'
import type { FormOf } from '../../surfaces/Form/FormOf'
import { FormField } from '../../surfaces/Form/FormField'
import type { CheckoutValues } from './checkoutValues'
import type { CheckoutOffer } from './useCheckoutOffer'
import * as S from './CheckoutForm.styles'

export interface ShippingCardProps {
  form: FormOf<CheckoutValues>
  offer: CheckoutOffer
  rule: DespatchRule
}

/** How the goods get there, what for, and where. */
export function ShippingCard({ form, offer, rule }: ShippingCardProps) {
  const { messages, isTaxRegion } = usePortal()
  const headingId = useId()
  const words = messages.checkout
  const isOptional = rule.address === 'optional'

  return (
    <Card as="section" aria-labelledby={headingId}>
      <S.Fields>
        <Heading level={2} id={headingId}>
          {words.shipping}
        </Heading>
        <FormField
          form={form}
          name="despatchType"
          as={Select}
          label={words.despatchType}
          options={offer.methods.map(({ name, description }) => ({ id: name, name: description }))}
          placeholder={messages.common.choose}
          hint={words.despatchHint}
        />
        <S.Pair>
          <FormField form={form} name="jobName" as={TextField} label={words.jobName} />
          <FormField form={form} name="reference" as={TextField} label={words.reference} isOptional />
        </S.Pair>
        {rule.address !== 'hidden' && (
          <>
            <FormField
              form={form}
              name="address"
              as={TextField}
              label={words.address}
              isOptional={isOptional}
              hint={rule.flow === 'closestBranch' ? words.addressHint : undefined}
              autoComplete="street-address"
            />
            <S.Pair data-uneven>
              <FormField
                form={form}
                name="suburb"
                as={TextField}
                label={words.suburb}
                isOptional={isOptional}
                autoComplete="address-level2"
              />
              <FormField
                form={form}
                name="stateId"
                as={Select}
                label={words.state}
                isOptional={isOptional}
                options={offer.states}
                placeholder={messages.common.choose}
              />
              {isTaxRegion && (
                <FormField
                  form={form}
                  name="zipCode"
                  as={TextField}
                  label={words.zipCode}
                  autoComplete="postal-code"
                  inputMode="numeric"
                />
              )}
            </S.Pair>
          </>
        )}
        <FormField
          form={form}
          name="notes"
          as={TextField}
          label={words.notes}
          isOptional
          isMultiline
          rows={3}
        />
      </S.Fields>
    </Card>
  )
}
