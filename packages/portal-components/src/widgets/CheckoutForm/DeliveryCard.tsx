import type { DespatchRule, Money } from '@trade-portal/fluid-sdk'
import { lazy, Suspense, useId } from 'react'
import { Card } from '../../parts/Card'
import { Checkbox } from '../../parts/field/Checkbox'
import { Heading } from '../../parts/Heading'
import { Select } from '../../parts/field/Select'
import { Skeleton } from '../../parts/Skeleton'
import { TextField } from '../../parts/field/TextField'
import { usePortal } from '../../portal/PortalContext'
import { DeliveryWords } from './DeliveryWords'
import { FormField } from './FormField'
import { today } from './today'
import type { CheckoutOffer } from './useCheckoutOffer'
import type { DeliveryPrice } from './useDeliveryQuote'
import * as S from './CheckoutForm.styles'

const DateField = lazy(() =>
  import('../../parts/field/DateField').then(({ DateField }) => ({ default: DateField })),
)
const TimeField = lazy(() =>
  import('../../parts/field/TimeField').then(({ TimeField }) => ({ default: TimeField })),
)

export interface DeliveryCardProps {
  offer: CheckoutOffer
  rule: DespatchRule
  price: DeliveryPrice
  /** Of the delivery, without tax. */
  charge: Money | null
  /** The branch that the customer chose. */
  selectedBranchId: string
  /** Asks for the delivery's price again. */
  onRetryPrice: () => void
}

/** Who sends the goods, who takes them, and when. */
export function DeliveryCard({
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
          <FormField name="branchId">
            {({ value, ...field }) => (
              <Select
                {...field}
                label={rule.isPickUp ? words.pickUpFrom : words.branch}
                options={offer.branches.map(({ id, name, address }) => ({
                  id,
                  name,
                  hint: address.join(', '),
                }))}
                value={value || null}
                placeholder={messages.common.choose}
              />
            )}
          </FormField>
        )}
        <DeliveryWords
          price={price}
          charge={charge}
          selectedBranchId={rule.branch === 'hidden' ? '' : selectedBranchId}
          onRetry={onRetryPrice}
        />
        {rule.vehicleType !== 'hidden' && (
          <FormField name="vehicleTypeId">
            {({ value, ...field }) => (
              <Select
                {...field}
                label={words.vehicleType}
                options={offer.vehicles}
                value={value || null}
                placeholder={messages.common.choose}
              />
            )}
          </FormField>
        )}
        {rule.onsite !== 'hidden' && (
          <FormField name="onsite">
            {({ value, ...field }) => (
              <Checkbox {...field} isSelected={value}>
                {words.onsite}
              </Checkbox>
            )}
          </FormField>
        )}
        <FormField name="contactEmail">
          {(field) => (
            <TextField
              {...field}
              label={words.contactEmail}
              type="email"
              inputMode="email"
              autoComplete="email"
              isOptional
              optionalLabel={messages.common.optional}
            />
          )}
        </FormField>
        <S.Pair>
          <FormField name="contactName">
            {(field) => <TextField {...field} label={words.contactName} autoComplete="name" />}
          </FormField>
          <FormField name="contactPhone">
            {(field) => (
              <TextField
                {...field}
                label={words.contactPhone}
                type="tel"
                inputMode="tel"
                autoComplete="tel"
              />
            )}
          </FormField>
        </S.Pair>
        <S.Pair>
          <FormField name="requiredDate">
            {(field) => (
              <Suspense fallback={<Skeleton height="70px" radius="control" />}>
                <DateField
                  {...field}
                  label={words.requiredDate}
                  minIso={today()}
                  daysOfMonth={messages.common.daysOfMonth}
                />
              </Suspense>
            )}
          </FormField>
          <FormField name="requiredTime">
            {(field) => (
              <Suspense fallback={<Skeleton height="70px" radius="control" />}>
                <TimeField {...field} label={words.requiredTime} />
              </Suspense>
            )}
          </FormField>
        </S.Pair>
      </S.Fields>
    </Card>
  )
}
