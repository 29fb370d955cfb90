import type { DespatchRule } from '@trade-portal/fluid-sdk'
import { MapPin, Store, Truck, UserRound } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../../../parts/Button'
import { usePortal } from '../../../context/PortalContext'
import type { FormOf } from '../../../surfaces/Form/FormOf'
import { useFormValues } from '../../../surfaces/Form/useFormValues'
import type { CheckoutValues } from './checkoutValues'
import { pickUpBranch } from './pickUpBranch'
import type { CheckoutOffer } from './useCheckoutOffer'
import type { DeliveryPrice } from './useDeliveryQuote'
import * as S from './SiteSummary.styles'
import { checkoutWords } from '../../../messages/checkout'

export interface SiteSummaryProps {
  form: FormOf<CheckoutValues>
  offer: CheckoutOffer
  rule: DespatchRule
  price: DeliveryPrice
  /** Called to change any of it. */
  onChange: () => void
}

/** The place, the person, and the branch with its vehicle, as they are known of a job. */
export function SiteSummary({ form, offer, rule, price, onChange }: SiteSummaryProps) {
  const { say, settings, isTaxRegion } = usePortal()
  const words = say(checkoutWords)
  const site = useFormValues(form, siteOf)
  const { address, suburb, stateId, zipCode, contactName, contactPhone } = site
  const vehicle = offer.vehicles.find(({ id }) => id === site.vehicleTypeId)?.name ?? ''
  const selected = offer.branches.find(({ id }) => id === site.branchId)
  const delivers = price.status === 'priced' ? price.branch : selected
  const pickUp = pickUpBranch(site, { rule, offer, initialBranchId: settings.initialBranchId })
  const asksVehicle = rule.vehicleType !== 'hidden'
  const state = [stateId, isTaxRegion ? zipCode : ''].filter(Boolean).join(' ')

  return (
    <S.Site role="group" aria-label={words.site}>
      <S.Facts>
        {rule.address !== 'hidden' &&
          fact(<MapPin aria-hidden />, address, [suburb, state].filter(Boolean).join(' '))}
        {fact(<UserRound aria-hidden />, contactName, contactPhone)}
        {pickUp
          ? fact(<Store aria-hidden />, words.pickUpAt(pickUp.name), pickUp.address.join(', '))
          : fact(
              <Truck aria-hidden />,
              delivers ? words.from(delivers.name) : words.fromNearest,
              asksVehicle ? vehicle : '',
            )}
        {pickUp && asksVehicle && vehicle && fact(<Truck aria-hidden />, vehicle, '')}
      </S.Facts>
      <Button tone="quiet" aria-label={words.changeSite} onPress={onChange}>
        {words.change}
      </Button>
    </S.Site>
  )
}

/** The answers that it stands for. */
function siteOf(answers: CheckoutValues) {
  const { address, suburb, stateId, zipCode, contactName, contactPhone, vehicleTypeId, branchId } = answers
  return { address, suburb, stateId, zipCode, contactName, contactPhone, vehicleTypeId, branchId }
}

function fact(icon: ReactNode, first: string, second: string) {
  return (
    <S.Fact>
      {icon}
      <S.Words>
        <b>{first}</b>
        {second && <span>{` ${second}`}</span>}
      </S.Words>
    </S.Fact>
  )
}
