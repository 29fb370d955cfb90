import { useId } from 'react'
import type { ReactNode } from 'react'
import { Card } from '../../../parts/Card'
import { Checkbox } from '../../../parts/field/Checkbox'
import { Heading } from '../../../parts/Heading'
import { Select } from '../../../parts/field/Select'
import { TextField } from '../../../parts/field/TextField'
import { usePortal, useMessages } from '../../../context/PortalContext'
import { FormField } from '../../../surfaces/Form/FormField'
import type { CheckoutPartProps } from './checkoutValues'
import { Stack } from '../../../parts/layout/Layout'
import * as S from './CheckoutForm.styles'
import { checkoutMessages } from '../../../messages/checkout'
import { commonMessages } from '../../../messages/common'
import { CalendarDays, Clock } from 'lucide-react'
import type { FieldProps } from '../../../parts/field/field'
import { lazyField } from '../../../parts/field/lazyField'
import { QuickChoice } from '../../../parts/field/QuickChoice'
import { today } from '../../../hooks/today'
import { nextDays } from './nextDays'

export interface DeliveryCardProps extends CheckoutPartProps {
  /** Field for the branch, when the despatch method asks for one. */
  branch: ReactNode
  /** Branch, vehicle and contact are in the site summary instead. */
  isFolded: boolean
}

/** Card with the date and time, the branch that sends the goods, and the contact who receives them. */
export function DeliveryCard({ form, offer, rule, branch, isFolded }: DeliveryCardProps) {
  const words = useMessages(checkoutMessages)
  const common = useMessages(commonMessages)
  const headingId = useId()

  return (
    <Card as="section" aria-labelledby={headingId}>
      <Stack gap={16}>
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
            placeholder={common.choose}
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
      </Stack>
    </Card>
  )
}

const TimeField = lazyField(async () => (await import('../../../parts/field/TimeField')).TimeField)

interface AnswerProps extends FieldProps<string> {
  /** `YYYY-MM-DD` or `HH:mm`; empty without an answer. */
  value: string
  onChange: (answer: string) => void
}

/** The time the goods are wanted: a usual one, or any other. */
function RequiredTime(field: AnswerProps) {
  const words = usePortal().messagesOf(checkoutMessages)
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

const DateField = lazyField(async () => (await import('../../../parts/field/DateField')).DateField)

/** The day the goods are wanted: tomorrow, one of the two working days after it, or any other from the calendar. */
function RequiredDate(field: AnswerProps) {
  const { formats } = usePortal()
  const words = useMessages(checkoutMessages)
  const common = useMessages(commonMessages)
  const begin = today()
  const [tomorrow = '', ...others] = nextDays(begin)
  const options = [
    { id: tomorrow, name: words.tomorrow, hint: formats.shortDay(tomorrow, { hasWeekday: true }) },
    ...others.map((day) => ({ id: day, name: formats.weekday(day), hint: formats.shortDay(day) })),
  ]
  return (
    <QuickChoice
      {...field}
      options={options}
      other={{ name: words.anotherDay, icon: <CalendarDays aria-hidden /> }}
    >
      {({ isAsked }) => (
        <DateField {...field} minIso={begin} isOpenAtFirst={isAsked} daysOfMonth={common.daysOfMonth} />
      )}
    </QuickChoice>
  )
}
