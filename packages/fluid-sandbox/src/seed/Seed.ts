import type { WireObjectSet } from '@trade-portal/fluid-sdk/wire'
import type { FileSource } from '../wire/files.ts'
import type { SeedCustomer, SeedDownload, SeedPriceBook, SeedUser } from './SeedAccount.ts'
import type { SeedCart, SeedStatement, SeedTransaction } from './SeedTransaction.ts'

/** A merchant that a back end can be opened for. */
export interface MerchantData {
  /** Marks a data file as this merchant's. */
  id: string
  /** As its customers call it. */
  name: string
  /** Makes the initial data of the back end. Called when a database is empty. */
  seed: () => SeedData
  /** Makes the pictures and documents named in the data, except those of the ledger. */
  files: FileSource
}

/**
 * Everything a merchant's back end knows before the first customer signs in.
 *
 * Amounts are integer ten-thousandths of a dollar without tax, lengths integer thousandths of the product's unit, dates
 * `YYYY-MM-DD`. File addresses (pictures, datasheets) are relative to the endpoint, without a leading slash.
 */
export interface SeedData {
  merchant: SeedMerchant
  widgets: SeedWidget[]
  menu: SeedMenuEntry[]
  products: SeedProduct[]
  lengths: SeedLength[]
  information: SeedInformation[]
  branches: SeedBranch[]
  states: SeedState[]
  vehicles: SeedVehicle[]
  despatchMethods: SeedDespatchMethod[]
  gazetteer: SeedSuburb[]
  deliveryBands: SeedDeliveryBand[]
  customers: SeedCustomer[]
  users: SeedUser[]
  priceBooks: SeedPriceBook[]
  downloads: SeedDownload[]
  transactions: SeedTransaction[]
  statements: SeedStatement[]
  /** Lists above all, since a list is a cart with a name. */
  carts: SeedCart[]
}

export interface SeedMerchant {
  /** Marks a data file as this merchant's. */
  id: string
  companyId: string
  deviceId: string
  /** Tax on goods in hundredths of a percent: 1000 is GST of 10 %; 0 where tax is worked out after the order. */
  taxRate: number
  /** The number that the first order placed here gets; later ones count up from it. */
  firstTransactionNumber: number
}

/** A row of `getWidgetConfiguration`: a menu button, a link, a banner or a setting. */
export interface SeedWidget {
  objectSet: WireObjectSet
  label: string
  type: string
  isEnabled: boolean
  value: string
  value2: string
  description: string
}

/** A category (`type` and `class` are ""), a type of one (`class` is ""), or a class of one. */
export interface SeedMenuEntry {
  category: string
  type: string
  class: string
  name: string
  files: string[]
}

export interface SeedProduct {
  id: string
  /** Ids of the menu. All three are "" for a product that no menu or search shows, such as a delivery charge. */
  category: string
  type: string
  class: string
  shortDescription: string
  longDescription: string
  image: string
  /** 0 means "price on request", here and in the three prices below. */
  rrp: number
  tradePrice: number
  bestPrice: number
  customerPrice: number
  /** The first is the default. */
  units: string[]
  isTally: boolean
  gallery: string[]
  files: string[]
  /** Types of `files`, in the same order. */
  fileTypes: string[]
}

/** A length that a tally product is cut to. Without any, customers type the lengths they want. */
export interface SeedLength {
  productId: string
  length: number
  /** Pieces on hand. */
  quantity: number
}

export interface SeedInformation {
  productId: string
  kind: 'features' | 'information'
  itemType: string
  itemDescription: string
}

export interface SeedBranch {
  id: string
  name: string
  address1: string
  address2: string
  address3: string
  phone: string
  /** Decimal degrees; 0, 0 when unknown. */
  latitude: number
  longitude: number
  /** The branch takes orders. */
  isOrdering: boolean
  /** The branch is listed as a store. */
  isListed: boolean
}

export interface SeedState {
  id: string
  name: string
}

export interface SeedVehicle {
  id: string
  description: string
}

export interface SeedDespatchMethod {
  name: string
  description: string
  isDelivery: boolean
}

/** A suburb or town that an address can be found in. */
export interface SeedSuburb {
  suburb: string
  stateId: string
  postcode: string
  latitude: number
  longitude: number
}

/** The price of a delivery up to a distance, as the price of a product. Beyond the last band there is no charge. */
export interface SeedDeliveryBand {
  /** "" means any vehicle without its own bands. */
  vehicleId: string
  /** Whole kilometres, inclusive. */
  maxKm: number
  /** A product whose `customerPrice` is the charge. */
  productId: string
}
