import type { DespatchMethod } from '../areas/checkout'
import type { Settings } from '../calls/settings'

/** A field of the checkout form: not shown, shown, or shown and required. */
export type FieldRule = 'hidden' | 'optional' | 'required'

/** The fields that a despatch method asks the customer for, and the branch that sends the goods. */
export interface DespatchRule {
  branch: FieldRule
  /** The branch is where the customer collects: its field is then called 'Pick up from'. */
  isPickUp: boolean
  /** Shown as a checkbox: left unchecked, it is an answer too. */
  onsite: FieldRule
  vehicleType: FieldRule
  /** Address, suburb, state and, in the tax region, zip code. */
  address: FieldRule
  /** `closestBranch`: the address is found, its nearest branch delivers and prices it. `null`: no method yet. */
  flow: 'closestBranch' | 'selectedBranch' | null
}

type RuleSet = Settings['despatchRules']

const nothingChosen: DespatchRule = {
  branch: 'hidden',
  isPickUp: false,
  onsite: 'hidden',
  vehicleType: 'hidden',
  address: 'required',
  flow: null,
}

/** Rule set × the method's flag. Required follows visible; only an address that merely prices is optional. */
export const despatchRules: Record<RuleSet, { delivery: DespatchRule; other: DespatchRule }> = {
  literal: {
    delivery: {
      branch: 'required',
      isPickUp: false,
      onsite: 'hidden',
      vehicleType: 'hidden',
      address: 'optional',
      flow: 'closestBranch',
    },
    other: {
      branch: 'hidden',
      isPickUp: false,
      onsite: 'optional',
      vehicleType: 'required',
      address: 'required',
      flow: 'selectedBranch',
    },
  },
  'by-purpose': {
    delivery: {
      branch: 'hidden',
      isPickUp: false,
      onsite: 'optional',
      vehicleType: 'required',
      address: 'required',
      flow: 'closestBranch',
    },
    other: {
      branch: 'required',
      isPickUp: true,
      onsite: 'hidden',
      vehicleType: 'hidden',
      address: 'hidden',
      flow: 'selectedBranch',
    },
  },
}

/**
 * Returns the fields of the checkout form for a despatch method.
 *
 * Without an initial branch, a method without delivery asks for one, and so does a delivery to an address without a
 * nearest branch: otherwise no branch could take the order.
 *
 * @example
 * despatchRule({ method, rules: settings.despatchRules, initialBranchId: settings.initialBranchId }).branch
 */
export function despatchRule(choice: {
  method: Pick<DespatchMethod, 'isDelivery'> | null
  rules: RuleSet
  initialBranchId: string | null
  /** The address was looked up, and no branch is certain to deliver there. */
  isClosestUnknown?: boolean
}): DespatchRule {
  const { method, rules, initialBranchId, isClosestUnknown = false } = choice
  if (!method) return nothingChosen
  const rule = despatchRules[rules][method.isDelivery ? 'delivery' : 'other']
  const isBranchKnown = method.isDelivery && !isClosestUnknown
  if (rule.branch !== 'hidden' || initialBranchId !== null || isBranchKnown) return rule
  return { ...rule, branch: 'required', isPickUp: !method.isDelivery }
}
