import { describe, expect, it } from 'vitest'
import { despatchRule } from './despatchRules'
import type { DespatchRule } from './despatchRules'

const delivery = { isDelivery: true }
const other = { isDelivery: false }

interface Row {
  row: string
  choice: Parameters<typeof despatchRule>[0]
  rule: DespatchRule
}

const table: Row[] = [
  {
    row: 'no method yet shows the address alone',
    choice: { method: null, rules: 'literal', initialBranchId: null },
    rule: {
      branch: 'hidden',
      isPickUp: false,
      onsite: 'hidden',
      vehicleType: 'hidden',
      address: 'required',
      flow: null,
    },
  },
  {
    row: 'literal, delivery shows the branch and an address that only prices',
    choice: { method: delivery, rules: 'literal', initialBranchId: null },
    rule: {
      branch: 'required',
      isPickUp: false,
      onsite: 'hidden',
      vehicleType: 'hidden',
      address: 'optional',
      flow: 'closestBranch',
    },
  },
  {
    row: 'literal, not delivery asks for a vehicle and an address',
    choice: { method: other, rules: 'literal', initialBranchId: 'MEL' },
    rule: {
      branch: 'hidden',
      isPickUp: false,
      onsite: 'optional',
      vehicleType: 'required',
      address: 'required',
      flow: 'selectedBranch',
    },
  },
  {
    row: 'literal, not delivery without an initial branch asks where to pick up',
    choice: { method: other, rules: 'literal', initialBranchId: null },
    rule: {
      branch: 'required',
      isPickUp: true,
      onsite: 'optional',
      vehicleType: 'required',
      address: 'required',
      flow: 'selectedBranch',
    },
  },
  {
    row: 'by purpose, delivery asks for a vehicle and an address',
    choice: { method: delivery, rules: 'by-purpose', initialBranchId: null },
    rule: {
      branch: 'hidden',
      isPickUp: false,
      onsite: 'optional',
      vehicleType: 'required',
      address: 'required',
      flow: 'closestBranch',
    },
  },
  {
    row: 'by purpose, delivery to a place that is not found asks for a branch when there is no initial one',
    choice: { method: delivery, rules: 'by-purpose', initialBranchId: null, isClosestUnknown: true },
    rule: {
      branch: 'required',
      isPickUp: false,
      onsite: 'optional',
      vehicleType: 'required',
      address: 'required',
      flow: 'closestBranch',
    },
  },
  {
    row: 'by purpose, delivery to a place that is not found goes to the initial branch',
    choice: { method: delivery, rules: 'by-purpose', initialBranchId: 'MEL', isClosestUnknown: true },
    rule: {
      branch: 'hidden',
      isPickUp: false,
      onsite: 'optional',
      vehicleType: 'required',
      address: 'required',
      flow: 'closestBranch',
    },
  },
  {
    row: 'by purpose, not delivery asks where to pick up and nothing else',
    choice: { method: other, rules: 'by-purpose', initialBranchId: 'MEL' },
    rule: {
      branch: 'required',
      isPickUp: true,
      onsite: 'hidden',
      vehicleType: 'hidden',
      address: 'hidden',
      flow: 'selectedBranch',
    },
  },
]

describe('despatchRule', () => {
  it.each(table)('$row', ({ choice, rule }) => {
    expect(despatchRule(choice)).toEqual(rule)
  })
})
