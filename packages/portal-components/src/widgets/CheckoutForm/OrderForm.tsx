import { despatchRule } from '@trade-portal/fluid-sdk'
import type { Cart, OrderKind } from '@trade-portal/fluid-sdk'
import { useEffect, useEffectEvent, useState } from 'react'
import { Callout } from '../../parts/Callout'
import { usePortal } from '../../portal/PortalContext'
import type { LineProblem } from '../../data/cart/outbox/cartOutbox'
import { isConfirmed, isUnderWay } from '../../data/orders/orderAttempts'
import { Form } from '../../surfaces/Form/Form'
import { useFormOf } from '../../surfaces/Form/useFormOf'
import { useFormValues } from '../../surfaces/Form/useFormValues'
import { checkoutSchema } from './checkoutSchema'
import { emptyValues, shipTo, toOrder } from './checkoutValues'
import type { CheckoutValues } from './checkoutValues'
import { DeliveryCard } from './DeliveryCard'
import { offeredChoices } from './offeredChoices'
import { OrderLines } from './OrderLines'
import { OrderSummary } from './OrderSummary'
import { placedOf } from './placedOf'
import type { PlacedOrder } from './placedOf'
import { ShippingCard } from './ShippingCard'
import { today } from '../../hooks/today'
import type { useCartOrder } from './useCartOrder'
import type { CheckoutOffer } from './useCheckoutOffer'
import { useDeliveryQuote } from './useDeliveryQuote'
import { useLastVehicle } from './useLastVehicle'
import * as S from './CheckoutForm.styles'

export interface OrderFormProps {
  cart: Cart
  /** Reasons why the last change of a line was taken back, by line. */
  problems: ReadonlyMap<number, LineProblem>
  offer: CheckoutOffer
  order: ReturnType<typeof useCartOrder>
  onPlaced: ((placed: PlacedOrder) => void) | undefined
}

/** The form itself, shown once all its choices have been read. */
export function OrderForm({ cart, problems, offer, order, onPlaced }: OrderFormProps) {
  const { client, messages, session, settings, isTaxRegion } = usePortal()
  const lastVehicle = useLastVehicle()
  const form = useFormOf<CheckoutValues>({
    initial: emptyValues,
    draft: 'checkout',
    restore: (kept) => offeredChoices(kept, offer),
    isKept: true,
    schema: (values) =>
      checkoutSchema({ rule: ruleOf(values, hasNoClosest), messages, isTaxRegion, today: today() }),
    onSubmit: (valid) => send('Order', valid),
  })
  const values = useFormValues(form)
  const pricingVehicleId = values.vehicleTypeId || lastVehicle.read() || offer.vehicles[0]?.id || ''
  const knownRule = ruleOf(values)
  const delivery = useDeliveryQuote({
    input: { ...shipTo(values, knownRule, isTaxRegion), vehicleTypeId: pricingVehicleId },
    rule: knownRule,
    branches: offer.branches,
  })
  const { price } = delivery
  const hasNoClosest = price.status === 'byBranch' && price.isLookedFor
  const rule = ruleOf(values, hasNoClosest)

  const [wasEarly, setWasEarly] = useState(false)

  const { attempt } = order
  const isPlaced = attempt !== null && isConfirmed(attempt)
  const beginAnew = useEffectEvent(() => {
    lastVehicle.keep(values.vehicleTypeId)
    form.forget()
  })
  // Runs also when a later look has found the order, for which no press is waiting.
  useEffect(() => {
    if (isPlaced) beginAnew()
  }, [isPlaced])

  // Another method asks other questions, so errors at those it drops no longer count.
  const recheck = useEffectEvent(form.recheck)
  useEffect(() => recheck(), [values.despatchType, rule.branch])

  const submit = (kind: OrderKind) => {
    if (attempt) order.close(attempt.key)
    form.submit((valid) => send(kind, valid))
  }

  const send = async (kind: OrderKind, valid: CheckoutValues) => {
    // The customer must see the price of the delivery before ordering it.
    const isTooEarly = price.status === 'pending'
    setWasEarly(isTooEarly)
    if (isTooEarly) return false
    const seen = {
      kind,
      cart,
      cost: delivery.cost,
      quote: delivery.quote,
      settings,
      rule: ruleOf(valid, hasNoClosest),
      isTaxRegion,
      pricingVehicleId,
    }
    const outcome = await order.place(toOrder(valid, seen))
    if (outcome?.status === 'chargeChanged' || outcome?.status === 'totalChanged') delivery.correct(outcome)
    // A user who signed in meanwhile must get nothing of this order.
    const isPresent =
      session.status === 'signedIn' && session.session.username === client.session.current()?.username
    if (outcome?.status !== 'confirmed' || !isPresent) return false
    lastVehicle.keep(valid.vehicleTypeId)
    onPlaced?.(placedOf(outcome, settings))
  }

  return (
    <Form form={form}>
      <S.Columns>
        <S.Cards inert={attempt !== null && isUnderWay(attempt.stage)}>
          {form.wrongCount > 0 && (
            <Callout tone="critical">{messages.checkout.fixErrors(form.wrongCount)}</Callout>
          )}
          <ShippingCard form={form} offer={offer} rule={rule} />
          <DeliveryCard
            form={form}
            offer={offer}
            rule={rule}
            price={price}
            charge={delivery.cost?.charge ?? null}
            selectedBranchId={values.branchId}
            onRetryPrice={delivery.retry}
          />
          <OrderLines cart={cart} problems={problems} />
        </S.Cards>
        <OrderSummary
          cart={cart}
          price={price}
          cost={delivery.cost}
          order={order}
          early={wasEarly ? price.status : null}
          onSubmit={submit}
        />
      </S.Columns>
    </Form>
  )

  function ruleOf({ despatchType }: CheckoutValues, isClosestUnknown = false) {
    const method = offer.methods.find(({ name }) => name === despatchType) ?? null
    const { despatchRules: rules, initialBranchId } = settings
    return despatchRule({ method, rules, initialBranchId, isClosestUnknown })
  }
}
