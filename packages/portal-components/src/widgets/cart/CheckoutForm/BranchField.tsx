import { useEffect, useEffectEvent, useState } from 'react'
import { Button } from '../../../parts/Button'
import { Stack, Text } from '../../../parts/layout/Layout'
import { Select } from '../../../parts/field/Select'
import { useMessages } from '../../../context/PortalContext'
import { FormField } from '../../../surfaces/Form/FormField'
import type { CheckoutPartProps } from './checkoutValues'
import type { DeliveryPrice } from './useDeliveryQuote'
import * as S from './CheckoutForm.styles'
import { checkoutMessages } from '../../../messages/checkout'
import { commonMessages } from '../../../messages/common'

export interface BranchFieldProps extends CheckoutPartProps {
  price: DeliveryPrice
  selectedBranchId: string
}

/** Field for the branch that sends the goods. A known nearest branch is filled in and shown instead. */
export function BranchField({ form, offer, rule, price, selectedBranchId }: BranchFieldProps) {
  const words = useMessages(checkoutMessages)
  const common = useMessages(commonMessages)
  const [isChanging, setIsChanging] = useState(false)
  const nearest = price.status === 'priced' && !rule.isPickUp ? (price.branch ?? null) : null

  const isUnanswered = nearest !== null && selectedBranchId === ''
  const answer = useEffectEvent(() => {
    if (nearest) form.fill({ branchId: nearest.id })
  })
  useEffect(() => {
    if (isUnanswered) answer()
  }, [isUnanswered])

  if (nearest && !isChanging) {
    return (
      <S.Branch role="group" aria-label={words.branch}>
        <Stack grow>
          <Text size={12} tone="muted" aria-hidden>
            {words.branch}
          </Text>
          <Text as="b" weight="medium" breaks>
            {nearest.name}
          </Text>
        </Stack>
        <Button tone="quiet" aria-label={words.changeBranch} onPress={() => setIsChanging(true)}>
          {words.change}
        </Button>
      </S.Branch>
    )
  }
  return (
    <FormField
      form={form}
      name="branchId"
      as={Select}
      isRequired={rule.branch === 'required'}
      label={rule.isPickUp ? words.pickUpFrom : words.branch}
      options={offer.branches.map(({ id, name, address }) => ({ id, name, hint: address.join(', ') }))}
      placeholder={common.choose}
    />
  )
}
