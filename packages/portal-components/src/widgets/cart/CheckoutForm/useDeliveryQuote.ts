import type {
  Branch,
  DeliveryCost,
  DeliveryQuote,
  DeliveryQuoteInput,
  DespatchRule,
  FoundCharge,
} from '@trade-portal/fluid-sdk'
import { useEffect, useEffectEvent, useState } from 'react'
import { usePortal } from '../../../context/PortalContext'
import { usePortalQuery, useQueryCache } from '../../../context/queries'
import { deliveryQuoteQuery } from '../../../data/checkout/checkout'
import type { FormOf, FormValues } from '../../../surfaces/Form/FormOf'
import { useFormValues } from '../../../surfaces/Form/useFormValues'
import type { CheckoutValues } from './checkoutValues'

const PAUSE = 600

/** The state of the delivery's price. */
export type DeliveryPrice =
  | { status: 'none' }
  | { status: 'pending' }
  | { status: 'failed'; error: unknown }
  /** The branch will price it, because there is no address yet or no branch near it. */
  | { status: 'byBranch'; isLookedFor: boolean }
  | { status: 'priced'; quote: DeliveryQuote; branch: Branch | undefined }

/**
 * Prices the delivery to an address while it is typed. Use it where the customer has to see the price before ordering.
 */
export function useDeliveryQuote(options: {
  form: FormOf<CheckoutValues>
  /** Derives the delivery address and the vehicle. */
  inputOf: (values: CheckoutValues) => DeliveryQuoteInput
  rule: DespatchRule
  branches: readonly Branch[]
}) {
  const { client, pace } = usePortal()
  const queryClient = useQueryCache()
  const { form, inputOf, rule, branches } = options
  const isDelivery = rule.flow === 'closestBranch'
  const { settled: input, isSettled } = useSettled({ form, derive: inputOf, milliseconds: PAUSE / pace })
  const { hasSuburb } = useFormValues(form, (values) => {
    const { address, suburb } = inputOf(values)
    return { hasSuburb: address.trim() !== '' || suburb.trim() !== '' }
  })
  const quoteQuery = deliveryQuoteQuery(client, input)
  const query = usePortalQuery({ ...quoteQuery, enabled: isDelivery && hasSuburb && isSettled })
  // The order may find a charge that differs from the quote. It applies while the quote stays the same.
  const [found, setFound] = useState<{ for: string; cost: DeliveryCost } | null>(null)

  const price = delivery()
  const quoted = price.status === 'priced' ? price.quote.charge : null
  const quotedFor = JSON.stringify([input, quoted])
  const isFound = isSettled && found?.for === quotedFor
  return {
    price,
    /** Prices it again after a failure. */
    retry: () => void query.refetch(),
    /** `null` when no charge is known. */
    cost: isFound ? found.cost : costOf(quoted?.amount ?? null),
    /** The quoted price, where `cost` differs from it. */
    quote: isFound ? (quoted?.amount ?? null) : null,
    /** Applies the charge that the order found. */
    correct({ charge, tax, quote }: FoundCharge) {
      queryClient.setQueryData(quoteQuery.queryKey, quote)
      const isOfLine = charge !== null && tax !== null
      setFound(isOfLine ? { for: JSON.stringify([input, quote?.charge]), cost: { charge, tax } } : null)
    },
  }

  function delivery(): DeliveryPrice {
    if (!isDelivery) return { status: 'none' }
    if (!hasSuburb) return { status: 'byBranch', isLookedFor: false }
    if (!isSettled || query.isPending || (query.isError && query.isFetching)) return { status: 'pending' }
    if (query.isError) return { status: 'failed', error: query.error }
    const quote = query.data
    // Half an address is priced too, but no branch near it does not mean none near the whole one.
    const isWhole = input.suburb.trim() !== '' && input.stateId !== ''
    if (!quote) return { status: 'byBranch', isLookedFor: isWhole }
    return { status: 'priced', quote, branch: branches.find(({ id }) => id === quote.branchId) }
  }
}

function costOf(charge: number | null): DeliveryCost | null {
  return charge === null ? null : { charge, tax: null }
}

/**
 * Derives a value from a form's answers, debounced. Use it where each keystroke would ask the server. It re-renders when
 * the answers begin to change and when they settle, not for each keystroke between.
 */
function useSettled<Values extends FormValues, Derived extends object>(options: {
  form: FormOf<Values>
  derive: (values: Values) => Derived
  milliseconds: number
}) {
  const { form, derive, milliseconds } = options
  const { answers, listen } = form
  const [text, setText] = useState(() => JSON.stringify(derive(answers())))
  const { isSettled } = useFormValues(form, (values) => ({
    isSettled: JSON.stringify(derive(values)) === text,
  }))

  const read = useEffectEvent(() => JSON.stringify(derive(answers())))
  useEffect(() => {
    if (isSettled) return
    const settle = () => setText(read())
    let timer = setTimeout(settle, milliseconds)
    let last = read()
    const stop = listen(() => {
      const next = read()
      // The change is in a field outside the derived value.
      if (next === last) return
      last = next
      clearTimeout(timer)
      timer = setTimeout(settle, milliseconds)
    })
    return () => {
      stop()
      clearTimeout(timer)
    }
  }, [isSettled, listen, milliseconds])

  return { settled: JSON.parse(text) as Derived, isSettled }
}
