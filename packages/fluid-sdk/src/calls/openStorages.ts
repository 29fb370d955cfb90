import type { Configuration } from '../configuration'
import { browserStorage, createDeviceStorage, createMerchantStorage } from '../storage/storage'
import type { FluidStorage, MerchantStorage, ScopedStorage } from '../storage/storage'

interface StoragesInput {
  configuration: Pick<Configuration, 'endpoint' | 'companyId' | 'deviceId'>
  storage?: FluidStorage | undefined
  tabStorage?: FluidStorage | undefined
}

/** Identifies a merchant: stored data and messages of one never reach another. */
export const merchantKey = ({ endpoint, companyId, deviceId }: StoragesInput['configuration']) =>
  [endpoint, companyId, deviceId].join('|')

interface Storages {
  /** Shared by tabs, and outlives them. */
  storage: MerchantStorage
  /** The tab's own. */
  tabStorage: MerchantStorage
  /** Preferences of the device, of no merchant. */
  deviceStorage: ScopedStorage
}

/** Opens the storages of one merchant. */
export function openStorages({ configuration, storage, tabStorage }: StoragesInput): Storages {
  const merchant = merchantKey(configuration)
  const shared = storage ?? browserStorage('localStorage')
  return {
    storage: createMerchantStorage(shared, merchant),
    tabStorage: createMerchantStorage(tabStorage ?? browserStorage('sessionStorage'), merchant),
    deviceStorage: createDeviceStorage(shared),
  }
}
