import type { DespatchRule } from '@trade-portal/fluid-sdk'
import { MapPin, Store, Truck, UserRound } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../../../parts/Button'
import { usePortal, useMessages } from '../../../context/PortalContext'
import { useFormValues } from '../../../surfaces/Form/useFormValues'
import type { CheckoutPartProps, CheckoutValues } from './checkoutValues'
import { pickUpBranch } from './useCheckoutOffer'
import type { DeliveryPrice } from './useDeliveryQuote'
import * as S from './CheckoutForm.styles'
import { checkoutMessages } from '../../../messages/checkout'
import { useState } from 'react'
import type { JobSite } from '../../../data/remembered/remembered'
import { jobKey } from '../../../routes/jobPaths'

export interface SiteSummaryProps extends CheckoutPartProps {
  price: DeliveryPrice
  /** Called when the customer wants to change any of it. */
  onChange: () => void
}

/** Summary of a known job: the address, the contact, and the branch with its vehicle. */
export function SiteSummary({ form, offer, rule, price, onChange }: SiteSummaryProps) {
  const { settings, isTaxRegion } = usePortal()
  const words = useMessages(checkoutMessages)
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
      <S.SiteFacts>
        {rule.address !== 'hidden' &&
          fact(<MapPin size={20} aria-hidden />, address, [suburb, state].filter(Boolean).join(' '))}
        {fact(<UserRound size={20} aria-hidden />, contactName, contactPhone)}
        {pickUp
          ? fact(<Store size={20} aria-hidden />, words.pickUpAt(pickUp.name), pickUp.address.join(', '))
          : fact(
              <Truck size={20} aria-hidden />,
              delivers ? words.from(delivers.name) : words.fromNearest,
              asksVehicle ? vehicle : '',
            )}
        {pickUp && asksVehicle && vehicle && fact(<Truck size={20} aria-hidden />, vehicle, '')}
      </S.SiteFacts>
      <Button tone="quiet" aria-label={words.changeSite} onPress={onChange}>
        {words.change}
      </Button>
    </S.Site>
  )
}

/** Returns the answers that the summary shows. */
function siteOf(answers: CheckoutValues) {
  const { address, suburb, stateId, zipCode, contactName, contactPhone, vehicleTypeId, branchId } = answers
  return { address, suburb, stateId, zipCode, contactName, contactPhone, vehicleTypeId, branchId }
}

function fact(icon: ReactNode, first: string, second: string) {
  return (
    <S.SiteFact>
      {icon}
      <S.SiteWords>
        <b>{first}</b>
        {second && <span>{` ${second}`}</span>}
      </S.SiteWords>
    </S.SiteFact>
  )
}

/** Fields that the summary replaces. */
const FOLDED = [
  'address',
  'suburb',
  'stateId',
  'zipCode',
  'contactName',
  'contactPhone',
  'vehicleTypeId',
  'branchId',
] as const

interface SiteFoldOptions extends Pick<CheckoutPartProps, 'form' | 'rule'> {
  isTaxRegion: boolean
  /** Jobs with a known site. */
  sites: readonly JobSite[]
}

/**
 * Folds the address and contact of a job into a summary. Use it where customers order for a known job again. The fields
 * show while any of them is missing, wrong or being changed.
 */
export function useSiteFold({ form, rule, isTaxRegion, sites }: SiteFoldOptions) {
  /** Key of the despatch method and job whose fields are open. */
  const [opened, setOpened] = useState<string | null>(null)
  const { asked, isKnown, isWhole } = useFormValues(form, (values) => {
    const job = jobKey(values.jobName)
    const site = sites.find(({ name }) => jobKey(name) === job)
    const isSame = site !== undefined && (rule.address === 'hidden' || isSameSite(site, values))
    return {
      isKnown: isSame,
      // A name that matches no job yet must not fold or open anything.
      asked: isSame ? `${values.despatchType}/${job}` : null,
      isWhole: isSame && wanted(rule, isTaxRegion).every((name) => values[name].trim() !== ''),
    }
  })
  const isWrong = FOLDED.some((name) => form.wrong.includes(name))
  // The fields must not fold away at the first keystroke.
  const mustOpen = rule.flow !== null && isKnown && (isWrong || !isWhole)
  if (mustOpen && opened !== asked) setOpened(asked)
  return {
    isFolded: rule.flow !== null && isKnown && !mustOpen && opened !== asked,
    open: () => setOpened(asked),
    /** Lets the site of a newly chosen job fold again. */
    close: () => setOpened(null),
  }
}

function isSameSite(site: JobSite, { address, suburb, stateId }: CheckoutValues) {
  return site.address === address.trim() && site.suburb === suburb.trim() && site.stateId === stateId
}

function wanted(rule: DespatchRule, isTaxRegion: boolean): (typeof FOLDED)[number][] {
  return [
    ...(rule.address === 'hidden' ? [] : (['address', 'suburb', 'stateId'] as const)),
    ...(isTaxRegion && rule.address !== 'hidden' ? (['zipCode'] as const) : []),
    ...(rule.vehicleType === 'hidden' ? [] : (['vehicleTypeId'] as const)),
    ...(rule.branch === 'hidden' ? [] : (['branchId'] as const)),
    'contactName',
    'contactPhone',
  ]
}
