import type { DespatchMethod, State } from '@trade-portal/fluid-sdk'
import { useId } from 'react'
import type { ReactElement, ReactNode } from 'react'
import { Card } from '../../../parts/Card'
import { Heading } from '../../../parts/Heading'
import { TextField } from '../../../parts/field/TextField'
import { usePortal, useMessages } from '../../../context/PortalContext'
import { FormField } from '../../../surfaces/Form/FormField'
import type { CheckoutPartProps } from './checkoutValues'
import { Stack } from '../../../parts/layout/Layout'
import * as S from './CheckoutForm.styles'
import { checkoutMessages } from '../../../messages/checkout'
import { Select } from '../../../parts/field/Select'
import { commonMessages } from '../../../messages/common'
import { Forklift, Store, Truck } from 'lucide-react'
import { CardChoice } from '../../../parts/field/CardChoice'

export interface ShippingCardProps extends CheckoutPartProps {
  /** Field for the job's name. */
  job: ReactNode
  /** Summary of the job's known site; `null` shows the address fields instead. */
  site: ReactNode
  /** The branch that delivers, and its charge. */
  delivery: ReactElement
}

/** Card with the despatch method, the job and the address. */
export function ShippingCard({ form, offer, rule, job, site, delivery }: ShippingCardProps) {
  const words = useMessages(checkoutMessages)
  const headingId = useId()

  return (
    <Card as="section" aria-labelledby={headingId}>
      <Stack gap={16}>
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
      </Stack>
    </Card>
  )
}

interface AddressFieldsProps extends Pick<CheckoutPartProps, 'form' | 'rule'> {
  states: readonly State[]
}

/** The delivery address. */
function AddressFields({ form, states, rule }: AddressFieldsProps) {
  const { isTaxRegion } = usePortal()
  const words = useMessages(checkoutMessages)
  const common = useMessages(commonMessages)
  const need = { isOptional: rule.address === 'optional', isRequired: rule.address === 'required' }
  return (
    <>
      <FormField
        form={form}
        name="address"
        as={TextField}
        label={words.address}
        {...need}
        hint={rule.flow === 'closestBranch' ? words.addressHint : undefined}
        autoComplete="street-address"
      />
      <S.Pair data-uneven data-long={isTaxRegion || undefined}>
        <FormField
          form={form}
          name="suburb"
          as={TextField}
          label={words.suburb}
          {...need}
          autoComplete="address-level2"
        />
        <FormField
          form={form}
          name="stateId"
          as={Select}
          label={words.state}
          {...need}
          options={states}
          placeholder={common.choose}
        />
        {isTaxRegion && (
          <FormField
            form={form}
            name="zipCode"
            as={TextField}
            label={words.zipCode}
            isRequired
            autoComplete="postal-code"
            inputMode="numeric"
          />
        )}
      </S.Pair>
    </>
  )
}

interface DespatchFieldProps extends Pick<CheckoutPartProps, 'form'> {
  methods: readonly DespatchMethod[]
  /** The chosen method delivers the goods. */
  isDelivery: boolean
}

/** With more methods than this, the cards become a select. */
const MOST_CARDS = 6

/** The despatch method: a card with an icon for each, or a select when there are many. */
function DespatchField({ form, methods, isDelivery }: DespatchFieldProps) {
  const words = useMessages(checkoutMessages)
  const common = useMessages(commonMessages)
  const field = {
    form,
    name: 'despatchType' as const,
    label: words.despatchType,
    isRequired: true,
    hint: isDelivery ? words.despatchHint : undefined,
  }
  if (methods.length > MOST_CARDS) {
    const options = methods.map(({ name, description }) => ({ id: name, name: description }))
    return <FormField {...field} as={Select} options={options} placeholder={common.choose} />
  }
  const options = methods.map((method) => ({
    id: method.name,
    name: method.description,
    icon: iconOf(method),
  }))
  return <FormField {...field} as={CardChoice} options={options} />
}

/** Picks an icon by the merchant's words for the method, and by whether it delivers. */
function iconOf({ name, description, isDelivery }: DespatchMethod) {
  const words = `${name} ${description}`
  if (isDelivery) return /crane|boom|hiab|lift/i.test(words) ? <CraneTruck /> : <Truck aria-hidden />
  return /carrier|courier|freight/i.test(words) ? <Forklift aria-hidden /> : <Store aria-hidden />
}

/** A truck with a crane, in the style of the other icons, which have none. */
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
