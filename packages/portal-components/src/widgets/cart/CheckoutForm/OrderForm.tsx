import { despatchRule, isSameOwner } from '@trade-portal/fluid-sdk'
import type { Cart, ConfirmedOutcome, OrderKind } from '@trade-portal/fluid-sdk'
import { useEffect, useEffectEvent, useState } from 'react'
import type { JobSite } from '../../../data/remembered/remembered'
import { useRememberedCheckout } from '../../../data/remembered/remembered'
import { usePortal, useMessages } from '../../../context/PortalContext'
import type { LineProblem } from '../../../data/cart/outbox/cartOutbox'
import { tallyQuery } from '../../../data/cart/cartQuery'
import { useReadTallies } from '../../../data/cart/cartLines'
import { isConfirmed, isUnderWay, outcomeOf } from '../../../data/orders/orderAttempts'
import { useReceipts } from '../../../data/orders/receipts'
import { useQueryCache } from '../../../context/queries'
import { useAnnounce } from '../../../parts/Announce'
import { Form } from '../../../surfaces/Form/Form'
import { FormProblems } from '../../../surfaces/Form/FormProblems'
import { useFormOf } from '../../../surfaces/Form/useFormOf'
import { useFormValues } from '../../../surfaces/Form/useFormValues'
import { beginValues, siteAnswers, checkoutSchema, emptyValues, shipTo, toOrder } from './checkoutValues'
import { BranchField } from './BranchField'
import type { CheckoutValues } from './checkoutValues'
import { DeliveryCard } from './DeliveryCard'
import { DeliveryText, chargeMessage } from './DeliveryText'
import { JobField } from './JobField'
import { OrderLines } from './OrderLines'
import { OrderSummary } from './OrderSummary'
import type { OrderSummaryProps } from './OrderSummary'
import { pickUpBranch } from './useCheckoutOffer'
import { placedOf, receiptOf } from './placedOrder'
import type { PlacedOrder } from './placedOrder'
import { rememberedOf } from './recentJobs'
import { ShippingCard } from './ShippingCard'
import { SiteSummary, useSiteFold } from './SiteSummary'
import { today } from '../../../hooks/today'
import { useIsNarrow } from '../../../hooks/useIsNarrow'
import type { useCartOrder } from './useCartOrder'
import type { CheckoutOffer } from './useCheckoutOffer'
import { useDeliveryQuote } from './useDeliveryQuote'
import * as S from './CheckoutForm.styles'
import { checkoutMessages } from '../../../messages/checkout'

export interface OrderFormProps {
  cart: Cart
  /** Reasons why the last change of a line was rolled back, by line. */
  problems: ReadonlyMap<number, LineProblem>
  offer: CheckoutOffer
  order: ReturnType<typeof useCartOrder>
  onPlaced: ((placed: PlacedOrder) => void) | undefined
  renderAside: OrderSummaryProps['renderAside']
}

const fields = Object.keys(emptyValues) as (keyof CheckoutValues)[]

/** The form itself, rendered once all its choices are loaded. */
export function OrderForm({ cart, problems, offer, order, onPlaced, renderAside }: OrderFormProps) {
  const { client, messagesOf, session, settings, isTaxRegion } = usePortal()
  const checkout = useMessages(checkoutMessages)
  const remembered = useRememberedCheckout()
  const receipts = useReceipts()
  const queryClient = useQueryCache()
  const announce = useAnnounce()
  const known = remembered.read()
  const form = useFormOf<CheckoutValues>({
    initial: emptyValues,
    draft: 'checkout',
    restore: (stored) => beginValues(stored, { offer, remembered: known }),
    isStored: true,
    schema: (values) =>
      checkoutSchema({ rule: ruleOf(values, hasNoClosest), messagesOf, isTaxRegion, today: today() }),
    onSubmit: (valid) => send('Order', valid),
  })
  const decided = useFormValues(form, ({ despatchType, branchId }) => ({ despatchType, branchId }))
  const pricingVehicleOf = ({ vehicleTypeId }: CheckoutValues) =>
    vehicleTypeId || known?.vehicleTypeId || offer.vehicles[0]?.id || ''
  const delivery = useDeliveryQuote({
    form,
    inputOf: (values) => ({
      ...shipTo(values, ruleOf(values), isTaxRegion),
      vehicleTypeId: pricingVehicleOf(values),
    }),
    rule: ruleOf(decided),
    branches: offer.branches,
  })
  const { price } = delivery
  const hasNoClosest = price.status === 'byBranch' && price.isLookedFor
  const rule = ruleOf(decided, hasNoClosest)

  /** Sites read from orders. */
  const [readSites, setReadSites] = useState<readonly JobSite[]>([])
  const sites = [...readSites, ...(known?.jobs ?? [])]
  const fold = useSiteFold({ form, rule, isTaxRegion, sites })
  const { ref: columns, isNarrow } = useIsNarrow({ below: 60 })

  const [wasEarly, setWasEarly] = useState(false)

  const { attempt } = order
  const isPlaced = attempt !== null && isConfirmed(attempt)
  const restart = useEffectEvent(() => {
    const outcome = attempt && outcomeOf(attempt)
    if (outcome?.status === 'confirmed') storeReceipt(outcome)
    remember(form.answers())
    form.forget()
  })
  // Also runs when a later check finds the order, with no press waiting for it.
  useEffect(() => {
    if (isPlaced) restart()
  }, [isPlaced])

  // The receipt lists the lengths, which cannot be read once the cart is ordered.
  const readTallies = useEffectEvent(useReadTallies(cart))
  useEffect(() => void readTallies(), [cart.id])

  // Another method asks for other fields, so errors in the dropped ones no longer count.
  const recheck = useEffectEvent(form.recheck)
  useEffect(() => recheck(), [decided.despatchType, rule.branch])

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
      pricingVehicleId: pricingVehicleOf(valid),
    }
    const outcome = await order.place(toOrder(valid, seen))
    if (outcome?.status === 'chargeChanged' || outcome?.status === 'totalChanged') delivery.correct(outcome)
    // Another user who signed in meanwhile must not get anything of this order.
    const isCurrent = session.status === 'signedIn' && isSameOwner(client.session.current(), session.session)
    if (outcome?.status !== 'confirmed' || !isCurrent) return false
    remember(valid)
    onPlaced?.(placedOf(outcome, settings))
  }

  const choose = (site: JobSite) => {
    setReadSites((others) => [site, ...others])
    fold.close()
    const { branchId = '', ...answers } = siteAnswers(site)
    const isOffered = offer.branches.some(({ id }) => id === branchId)
    form.fill(isOffered ? { ...answers, branchId } : answers)
    const address = rule.address === 'hidden' ? [] : [site.address, site.suburb]
    const filled = [...address, site.contactName].filter(Boolean).join(', ')
    if (filled) announce(checkout.siteFilled(filled))
  }
  const clearSite = () => form.fill({ address: '', suburb: '', stateId: '', zipCode: '' })

  const lines = <OrderLines cart={cart} problems={problems} isFoldable={isNarrow} />
  const shared = { form, offer, rule }
  return (
    <Form form={form}>
      <S.Columns ref={columns}>
        <S.Cards inert={attempt !== null && isUnderWay(attempt.stage)}>
          {isNarrow && lines}
          <FormProblems form={form} order={fields} title={checkout.fixErrors} />
          <ShippingCard
            {...shared}
            job={<JobField form={form} offer={offer} sites={sites} onSite={choose} onNew={clearSite} />}
            site={fold.isFolded ? <SiteSummary {...shared} price={price} onChange={fold.open} /> : null}
            delivery={
              <DeliveryText
                price={price}
                charge={delivery.cost?.charge ?? null}
                selectedBranchId={rule.branch === 'hidden' ? '' : decided.branchId}
                onRetry={delivery.retry}
              />
            }
          />
          <DeliveryCard
            {...shared}
            isFolded={fold.isFolded}
            branch={
              rule.branch !== 'hidden' && (
                <BranchField {...shared} price={price} selectedBranchId={decided.branchId} />
              )
            }
          />
          {!isNarrow && lines}
        </S.Cards>
        <OrderSummary
          cart={cart}
          price={price}
          cost={delivery.cost}
          order={order}
          early={wasEarly ? price.status : null}
          onSubmit={submit}
          renderAside={renderAside}
        />
      </S.Columns>
    </Form>
  )

  function storeReceipt(outcome: ConfirmedOutcome) {
    const tallyOf = (lineId: number) => queryClient.getQueryData(tallyQuery(client, lineId).queryKey)
    const nearest = price.status === 'priced' ? (price.branch?.name ?? '') : ''
    const values = form.answers()
    const pickUp = pickUpBranch(values, { rule, offer, initialBranchId: settings.initialBranchId })
    const words = chargeMessage(price, checkout)
    const charge = price.status === 'none' ? null : { cost: delivery.cost, words }
    const ofForm = { values, offer, rule, isTaxRegion, cart, nearest, pickUp, delivery: charge, tallyOf }
    receipts.write(receiptOf(outcome, ofForm))
  }

  function remember(answers: CheckoutValues) {
    remembered.write(
      rememberedOf(answers, { rule: ruleOf(answers, hasNoClosest), before: remembered.read() }),
    )
  }

  function ruleOf({ despatchType }: Pick<CheckoutValues, 'despatchType'>, isClosestUnknown = false) {
    const method = offer.methods.find(({ name }) => name === despatchType) ?? null
    const { despatchRules: rules, initialBranchId } = settings
    return despatchRule({ method, rules, initialBranchId, isClosestUnknown })
  }
}
