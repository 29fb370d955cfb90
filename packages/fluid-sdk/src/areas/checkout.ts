import { callUnlessNone } from '../calls/wireCalls'
import type { CallOptions } from '../calls/wireCalls'
import type { FluidContext } from '../calls/context'
import { distinct, flag, rows, text } from '../calls/decode'
import { quoteDelivery, toBranch } from './deliveryQuote'
import type { Branch, DeliveryQuote, DeliveryQuoteInput } from './deliveryQuote'

export interface DespatchMethod {
  /** The name sent with the order. `methodName` */
  name: string
  description: string
  isDelivery: boolean
}

export interface VehicleType {
  id: string
  name: string
}

export interface State {
  id: string
  name: string
}

/** The choices of the checkout form, and the cost of a delivery. */
export interface CheckoutArea {
  /** Lists the despatch methods. Wire: `getListDespatchMethod`. */
  listDespatchMethods(options?: CallOptions): Promise<DespatchMethod[]>
  /** Lists the vehicle types for a delivery. Wire: `getVehicleTypes`. */
  listVehicleTypes(options?: CallOptions): Promise<VehicleType[]>
  /**
   * Lists branches: `order` those of checkout, `web` those of store listings, `all` those of transactions. Wire:
   * `getOrderBranches`, `getWebBranches`, `getBranches`.
   */
  listBranches(input: { for: 'order' | 'web' | 'all' }, options?: CallOptions): Promise<Branch[]>
  /** Lists the states for an address. Wire: `getState`. */
  listStates(options?: CallOptions): Promise<State[]>
  /**
   * Prices a delivery: finds the address, the branch nearest to it and that branch's charge.
   *
   * Wire: `getGeocode`, `getClosestBranch`, `getDeliveryCharge`.
   *
   * @returns `null` when the address is empty or cannot be found, or no branch is near: the branch will price the
   * delivery.
   * @throws {FluidError} when the answer has no delivery distance.
   */
  quoteDelivery(input: DeliveryQuoteInput, options?: CallOptions): Promise<DeliveryQuote | null>
}

const BRANCH_LISTS = { order: 'getOrderBranches', web: 'getWebBranches', all: 'getBranches' } as const

/** Creates the area of the checkout form. */
export function createCheckoutArea(context: FluidContext): CheckoutArea {
  const payload = { companyID: context.configuration.companyId }
  return {
    async listDespatchMethods(options) {
      const answer = await callUnlessNone(context, 'getListDespatchMethod', payload, options)
      return rows(answer?.DespatchMethodList)
        .map((row) => ({
          name: text(row.methodName),
          description: text(row.methodDesc) || text(row.methodName),
          isDelivery: flag(row.delivery),
        }))
        .filter(({ name }) => name !== '')
    },
    async listVehicleTypes(options) {
      const answer = await callUnlessNone(context, 'getVehicleTypes', payload, options)
      return rows(answer?.VehicleTypes)
        .map((row) => ({
          id: text(row.vehicleTypeID),
          name: text(row.vehicleTypeDesc) || text(row.vehicleTypeID),
        }))
        .filter(hasId)
    },
    async listBranches({ for: list }, options) {
      const answer = await callUnlessNone(context, BRANCH_LISTS[list], payload, options)
      return distinct(rows(answer?.BranchList).map(toBranch).filter(hasId), ({ id }) => id)
    },
    async listStates(options) {
      const answer = await callUnlessNone(context, 'getState', payload, options)
      return rows(answer)
        .map((row) => ({
          id: text(row.stateID),
          name: text(row.stateName) || text(row.stateID),
        }))
        .filter(hasId)
    },
    async quoteDelivery(input, options) {
      return quoteDelivery(context, input, { ...options, caller: await context.readCaller(options) })
    },
  }
}

/** Returns whether an entry has an id; one without cannot be chosen. */
function hasId({ id }: { id: string }): boolean {
  return id !== ''
}
