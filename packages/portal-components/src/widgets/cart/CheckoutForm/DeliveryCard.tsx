import type { DespatchRule } from '@trade-portal/fluid-sdk'
import { useId } from 'react'
import type { ReactNode } from 'react'
import { Card } from '../../../parts/Card'
import { Checkbox } from '../../../parts/field/Checkbox'
import { Heading } from '../../../parts/Heading'
import { Select } from '../../../parts/field/Select'
import { TextField } from '../../../parts/field/TextField'
import { usePortal } from '../../../context/PortalContext'
import type { FormOf } from '../../../surfaces/Form/FormOf'
import { FormField } from '../../../surfaces/Form/FormField'
import type { CheckoutValues } from './checkoutValues'
import { RequiredDate } from './RequiredDate'
import type { CheckoutOffer } from './useCheckoutOffer'
import * as S from './CheckoutForm.styles'
import { checkoutWords } from '../../../messages/checkout'
import { commonWords } from '../../../messages/common'
import { Clock } from 'lucide-react'
import type { FieldProps } from '../../../parts/field/field'
import { lazyField } from '../../../parts/field/lazyField'
import { QuickChoice } from '../../../parts/field/QuickChoice'

export interface DeliveryCardProps {
  form: FormOf<CheckoutValues>
  offer: CheckoutOffer
  rule: DespatchRule
  /** The field of the branch, where one is asked for. */
  branch: ReactNode
  /** Branch, vehicle and contact are told elsewhere. */
  isFolded: boolean
}

/** The time, the branch that sends the goods, and the person who takes them. */
export function DeliveryCard({ form, offer, rule, branch, isFolded }: DeliveryCardProps) {
  const { say } = usePortal()
  const headingId = useId()
  const words = say(checkoutWords)

  return (
    <Card as="section" aria-labelledby={headingId}>
      <S.Fields>
        <Heading level={2} id={headingId}>
          {words.delivery}
        </Heading>
        <S.Times>
          <FormField
            form={form}
            name="requiredDate"
            as={RequiredDate}
            label={words.requiredDate}
            isRequired
          />
          <FormField
            form={form}
            name="requiredTime"
            as={RequiredTime}
            label={words.requiredTime}
            isRequired
          />
        </S.Times>
        {!isFolded && branch}
        {!isFolded && rule.vehicleType !== 'hidden' && (
          <FormField
            form={form}
            name="vehicleTypeId"
            as={Select}
            label={words.vehicleType}
            isRequired={rule.vehicleType === 'required'}
            options={offer.vehicles}
            placeholder={say(commonWords).choose}
          />
        )}
        {!isFolded && (
          <S.Pair>
            <FormField
              form={form}
              name="contactName"
              as={TextField}
              label={words.contactName}
              isRequired
              autoComplete="name"
            />
            <FormField
              form={form}
              name="contactPhone"
              as={TextField}
              label={words.contactPhone}
              isRequired
              type="tel"
              inputMode="tel"
              autoComplete="tel"
            />
          </S.Pair>
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
      </S.Fields>
    </Card>
  )
}

const TimeField = lazyField(async () => (await import('../../../parts/field/TimeField')).TimeField)

interface RequiredTimeProps extends FieldProps<string> {
  /** `HH:mm`, or empty. */
  value: string
  onChange: (time: string) => void
}

/** The time the goods are wanted at: a usual one, or any other. */
function RequiredTime(field: RequiredTimeProps) {
  const words = usePortal().say(checkoutWords)
  const options = Object.entries(words.usualTimes).map(([id, name]) => ({ id, name }))
  return (
    <QuickChoice
      {...field}
      options={options}
      other={{ name: words.anotherTime, icon: <Clock aria-hidden /> }}
    >
      {() => <TimeField {...field} />}
    </QuickChoice>
  )
}
