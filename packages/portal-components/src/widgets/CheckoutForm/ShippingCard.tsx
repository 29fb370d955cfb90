import type { DespatchRule } from '@trade-portal/fluid-sdk'
import { useId } from 'react'
import { Card } from '../../parts/Card'
import { Heading } from '../../parts/Heading'
import { Select } from '../../parts/field/Select'
import { TextField } from '../../parts/field/TextField'
import { usePortal } from '../../portal/PortalContext'
import { FormField } from './FormField'
import type { CheckoutOffer } from './useCheckoutOffer'
import * as S from './CheckoutForm.styles'

export interface ShippingCardProps {
  offer: CheckoutOffer
  rule: DespatchRule
}

/** How the goods get there, what for, and where. */
export function ShippingCard({ offer, rule }: ShippingCardProps) {
  const { messages, isTaxRegion } = usePortal()
  const headingId = useId()
  const words = messages.checkout
  const optional = { isOptional: true, optionalLabel: messages.common.optional }
  const inAddress = rule.address === 'optional' ? optional : {}

  return (
    <Card as="section" aria-labelledby={headingId}>
      <S.Fields>
        <Heading level={2} id={headingId}>
          {words.shipping}
        </Heading>
        <FormField name="despatchType">
          {({ value, ...field }) => (
            <Select
              {...field}
              label={words.despatchType}
              options={offer.methods.map(({ name, description }) => ({ id: name, name: description }))}
              value={value || null}
              placeholder={messages.common.choose}
              hint={words.despatchHint}
            />
          )}
        </FormField>
        <S.Pair>
          <FormField name="jobName">{(field) => <TextField {...field} label={words.jobName} />}</FormField>
          <FormField name="reference">
            {(field) => <TextField {...field} {...optional} label={words.reference} />}
          </FormField>
        </S.Pair>
        {rule.address !== 'hidden' && (
          <>
            <FormField name="address">
              {(field) => (
                <TextField
                  {...field}
                  {...inAddress}
                  label={words.address}
                  hint={rule.flow === 'closestBranch' ? words.addressHint : undefined}
                  autoComplete="street-address"
                />
              )}
            </FormField>
            <S.Pair data-uneven>
              <FormField name="suburb">
                {(field) => (
                  <TextField {...field} {...inAddress} label={words.suburb} autoComplete="address-level2" />
                )}
              </FormField>
              <FormField name="stateId">
                {({ value, ...field }) => (
                  <Select
                    {...field}
                    {...inAddress}
                    label={words.state}
                    options={offer.states}
                    value={value || null}
                    placeholder={messages.common.choose}
                  />
                )}
              </FormField>
              {isTaxRegion && (
                <FormField name="zipCode">
                  {(field) => (
                    <TextField
                      {...field}
                      label={words.zipCode}
                      autoComplete="postal-code"
                      inputMode="numeric"
                    />
                  )}
                </FormField>
              )}
            </S.Pair>
          </>
        )}
        <FormField name="notes">
          {(field) => <TextField {...field} {...optional} label={words.notes} isMultiline rows={3} />}
        </FormField>
      </S.Fields>
    </Card>
  )
}
