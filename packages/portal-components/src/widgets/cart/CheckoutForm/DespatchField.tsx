import type { DespatchMethod } from '@trade-portal/fluid-sdk'
import { Forklift, Store, Truck } from 'lucide-react'
import { CardChoice } from '../../../parts/field/CardChoice'
import { Select } from '../../../parts/field/Select'
import { usePortal } from '../../../context/PortalContext'
import type { FormOf } from '../../../surfaces/Form/FormOf'
import { FormField } from '../../../surfaces/Form/FormField'
import type { CheckoutValues } from './checkoutValues'
import { checkoutWords } from '../../../messages/checkout'
import { commonWords } from '../../../messages/common'

export interface DespatchFieldProps {
  form: FormOf<CheckoutValues>
  methods: readonly DespatchMethod[]
  /** The method that is chosen has the goods delivered. */
  isDelivery: boolean
}

/** More than these are a list that opens. */
const MOST_CARDS = 6

/** How the goods get there: all ways in view, each with its picture, as long as they are few. */
export function DespatchField({ form, methods, isDelivery }: DespatchFieldProps) {
  const { say } = usePortal()
  const words = say(checkoutWords)
  const field = {
    form,
    name: 'despatchType' as const,
    label: words.despatchType,
    isRequired: true,
    hint: isDelivery ? words.despatchHint : undefined,
  }
  if (methods.length > MOST_CARDS) {
    const options = methods.map(({ name, description }) => ({ id: name, name: description }))
    return <FormField {...field} as={Select} options={options} placeholder={say(commonWords).choose} />
  }
  const options = methods.map((method) => ({
    id: method.name,
    name: method.description,
    icon: iconOf(method),
  }))
  return <FormField {...field} as={CardChoice} options={options} />
}

/** The merchant names the methods; their words tell some from others, and whether one delivers tells the rest. */
function iconOf({ name, description, isDelivery }: DespatchMethod) {
  const words = `${name} ${description}`
  if (isDelivery) return /crane|boom|hiab|lift/i.test(words) ? <CraneTruck /> : <Truck aria-hidden />
  return /carrier|courier|freight/i.test(words) ? <Forklift aria-hidden /> : <Store aria-hidden />
}

/** A truck with a crane, drawn as the other icons are, which have none. */
function CraneTruck() {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
    >
      <path d="M5 18H3v-5h10v5M13 18H9M13 10h4l4 4v4h-2" />
      <path d="M6 13V8l9-5v4" />
      <circle cx="7" cy="18" r="2" />
      <circle cx="17" cy="18" r="2" />
    </svg>
  )
}
