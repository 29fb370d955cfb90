import type { DespatchRule, State } from '@trade-portal/fluid-sdk'
import { Select } from '../../../parts/field/Select'
import { TextField } from '../../../parts/field/TextField'
import { usePortal } from '../../../context/PortalContext'
import type { FormOf } from '../../../surfaces/Form/FormOf'
import { FormField } from '../../../surfaces/Form/FormField'
import type { CheckoutValues } from './checkoutValues'
import * as S from './CheckoutForm.styles'
import { checkoutWords } from '../../../messages/checkout'
import { commonWords } from '../../../messages/common'

export interface AddressFieldsProps {
  form: FormOf<CheckoutValues>
  states: readonly State[]
  rule: DespatchRule
}

/** The address that the goods go to. */
export function AddressFields({ form, states, rule }: AddressFieldsProps) {
  const { say, isTaxRegion } = usePortal()
  const words = say(checkoutWords)
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
          placeholder={say(commonWords).choose}
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
