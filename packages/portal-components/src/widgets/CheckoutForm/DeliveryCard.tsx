import type { DespatchRule, Money } from '@trade-portal/fluid-sdk'
import { useId } from 'react'
import { Card } from '../../parts/Card'
import { lateField } from '../../parts/field/lateField'
import { Checkbox } from '../../parts/field/Checkbox'
import { Heading } from '../../parts/Heading'
import { Select } from '../../parts/field/Select'
import { TextField } from '../../parts/field/TextField'
import { usePortal } from '../../portal/PortalContext'
import { DeliveryWords } from './DeliveryWords'
import type { FormOf } from '../../surfaces/Form/FormOf'
import { FormField } from '../../surfaces/Form/FormField'
import type { CheckoutValues } from './checkoutValues'
import { today } from '../../hooks/today'
import type { CheckoutOffer } from './useCheckoutOffer'
import type { DeliveryPrice } from './useDeliveryQuote'
import * as S from './CheckoutForm.styles'

const DateField = lateField(async () => (await import('../../parts/field/DateField')).DateField)
const TimeField = lateField(async () => (await import('../../parts/field/TimeField')).TimeField)

export interface DeliveryCardProps {
  form: FormOf<CheckoutValues>
  offer: CheckoutOffer
  rule: DespatchRule
  price: DeliveryPrice
  /** Charge of the delivery, without tax. */
  charge: Money | null
  /** The branch that the customer chose. */
  selectedBranchId: string
  /** Called to price the delivery again. */
  onRetryPrice: () => void
}

/** The branch that sends the goods, the person who takes them, and the time. */
export function DeliveryCard({
  form,
  offer,
  rule,
  price,
  charge,
  selectedBranchId,
  onRetryPrice,
}: DeliveryCardProps) {
  const { messages } = usePortal()
  const headingId = useId()
  const words = messages.checkout

  return (
    <Card as="section" aria-labelledby={headingId}>
      <S.Fields>
        <Heading level={2} id={headingId}>
          {words.delivery}
        </Heading>
        {rule.branch !== 'hidden' && (
          <FormField
            form={form}
            name="branchId"
            as={Select}
            label={rule.isPickUp ? words.pickUpFrom : words.branch}
            options={offer.branches.map(({ id, name, address }) => ({ id, name, hint: address.join(', ') }))}
            placeholder={messages.common.choose}
          />
        )}
        <DeliveryWords
          price={price}
          charge={charge}
          selectedBranchId={rule.branch === 'hidden' ? '' : selectedBranchId}
          onRetry={onRetryPrice}
        />
        {rule.vehicleType !== 'hidden' && (
          <FormField
            form={form}
            name="vehicleTypeId"
            as={Select}
            label={words.vehicleType}
            options={offer.vehicles}
            placeholder={messages.common.choose}
          />
        )}
        {rule.onsite !== 'hidden' && (
          <FormField form={form} name="onsite" as={Checkbox} label={words.onsite} />
        )}
        <FormField
          form={form}
          name="contactEmail"
          as={TextField}
          label={words.contactEmail}
          type="email"
          inputMode="email"
          autoComplete="email"
          isOptional
        />
        <S.Pair>
          <FormField
            form={form}
            name="contactName"
            as={TextField}
            label={words.contactName}
            autoComplete="name"
          />
          <FormField
            form={form}
            name="contactPhone"
            as={TextField}
            label={words.contactPhone}
            type="tel"
            inputMode="tel"
            autoComplete="tel"
          />
        </S.Pair>
        <S.Pair>
          <FormField
            form={form}
            name="requiredDate"
            as={DateField}
            label={words.requiredDate}
            minIso={today()}
            daysOfMonth={messages.common.daysOfMonth}
          />
          <FormField form={form} name="requiredTime" as={TimeField} label={words.requiredTime} />
        </S.Pair>
      </S.Fields>
    </Card>
  )
}
