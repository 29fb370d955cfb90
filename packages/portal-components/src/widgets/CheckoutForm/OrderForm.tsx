import { valibotResolver } from '@hookform/resolvers/valibot'
import { despatchRule } from '@trade-portal/fluid-sdk'
import type { Cart, OrderKind } from '@trade-portal/fluid-sdk'
import { useEffect, useRef, useState } from 'react'
import { FormProvider, useForm, useWatch } from 'react-hook-form'
import { Callout } from '../../parts/Callout'
import { usePortal } from '../../portal/PortalContext'
import type { LineProblem } from '../../data/cart/outbox/cartOutbox'
import { isConfirmed, isUnderWay } from '../../data/orders/orderAttempts'
import { checkoutSchema } from './checkoutSchema'
import { shipTo, toOrder } from './checkoutValues'
import type { CheckoutValues } from './checkoutValues'
import { DeliveryCard } from './DeliveryCard'
import { focusFirst } from './focusFirst'
import { OrderLines } from './OrderLines'
import { OrderSummary } from './OrderSummary'
import { placedOf } from './placedOf'
import type { PlacedOrder } from './placedOf'
import { ShippingCard } from './ShippingCard'
import { today } from './today'
import type { useCartOrder } from './useCartOrder'
import { useCheckoutDraft } from './useCheckoutDraft'
import type { CheckoutOffer } from './useCheckoutOffer'
import { useDeliveryQuote } from './useDeliveryQuote'
import * as S from './CheckoutForm.styles'

export interface OrderFormProps {
  cart: Cart
  /** Why the last change of a line was taken back, by line. */
  problems: ReadonlyMap<number, LineProblem>
  offer: CheckoutOffer
  order: ReturnType<typeof useCartOrder>
  onPlaced: ((placed: PlacedOrder) => void) | undefined
}

/** The form itself, once all that it offers has been read. */
export function OrderForm({ cart, problems, offer, order, onPlaced }: OrderFormProps) {
  const { client, messages, session, settings, isTaxRegion } = usePortal()
  const draft = useCheckoutDraft()
  const formRef = useRef<HTMLFormElement>(null)
  const form = useForm<CheckoutValues>({
    defaultValues: draft.initialValues(offer),
    shouldFocusError: false,
    resolver: (values, context, options) => {
      const schema = checkoutSchema({
        rule: ruleOf(values, hasNoClosest),
        messages,
        isTaxRegion,
        today: today(),
      })
      return valibotResolver(schema)(values, context, options)
    },
  })
  const values = useWatch({ control: form.control }) as CheckoutValues
  const pricingVehicleId = values.vehicleTypeId || draft.lastVehicleId() || offer.vehicles[0]?.id || ''
  const knownRule = ruleOf(values)
  const delivery = useDeliveryQuote({
    input: { ...shipTo(values, knownRule, isTaxRegion), vehicleTypeId: pricingVehicleId },
    rule: knownRule,
    branches: offer.branches,
  })
  const { price } = delivery
  const hasNoClosest = price.status === 'byBranch' && price.isLookedFor
  const rule = ruleOf(values, hasNoClosest)

  const [isPriceAwaited, setIsPriceAwaited] = useState(false)

  const { errors, isDirty, isSubmitted } = form.formState
  const wrongCount = Object.keys(errors).length
  const { keep, clear } = draft
  const { attempt } = order
  const isPlaced = attempt !== null && isConfirmed(attempt)
  useEffect(() => {
    if (isDirty && !isPlaced) keep(values)
  })
  // Also where it was found by a later look, of which no press waits for the answer.
  useEffect(() => {
    if (isPlaced) clear(form.getValues())
  }, [clear, form, isPlaced])

  // Another method asks for other answers: what it does not ask for is not wrong any more.
  useEffect(() => {
    if (isSubmitted) void form.trigger()
  }, [form, isSubmitted, values.despatchType, rule.branch])

  const submit = (kind: OrderKind) => {
    if (attempt) order.close(attempt.key)
    void form.handleSubmit(
      (valid) => send(kind, valid),
      (wrong) => focusFirst(formRef.current, Object.keys(wrong)),
    )()
  }

  const send = async (kind: OrderKind, valid: CheckoutValues) => {
    // What a delivery costs is shown before it is ordered.
    const isTooEarly = price.status === 'pending'
    setIsPriceAwaited(isTooEarly)
    if (isTooEarly) return
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
    // Nothing of it is for whoever signed in meanwhile.
    const isPresent =
      session.status === 'signedIn' && session.session.username === client.session.current()?.username
    if (outcome?.status === 'confirmed' && isPresent) {
      clear(valid)
      // What is on screen is not a draft any more.
      form.reset(valid)
      onPlaced?.(placedOf(outcome, settings))
    }
  }

  return (
    <FormProvider {...form}>
      <S.Columns ref={formRef} onSubmit={(event) => event.preventDefault()} noValidate>
        <S.Cards inert={attempt !== null && isUnderWay(attempt.stage)}>
          {wrongCount > 0 && <Callout tone="critical">{messages.checkout.fixErrors(wrongCount)}</Callout>}
          <ShippingCard offer={offer} rule={rule} />
          <DeliveryCard
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
          isPriceAwaited={isPriceAwaited && price.status === 'pending'}
          onSubmit={submit}
        />
      </S.Columns>
    </FormProvider>
  )

  function ruleOf({ despatchType }: CheckoutValues, isClosestUnknown = false) {
    const method = offer.methods.find(({ name }) => name === despatchType) ?? null
    const { despatchRules: rules, initialBranchId } = settings
    return despatchRule({ method, rules, initialBranchId, isClosestUnknown })
  }
}
