import type { SeedData, SeedProduct, SeedWidget } from '../seed/Seed.ts'
import { worldAccounts } from './worldAccounts.ts'
import { worldHistory } from './worldHistory.ts'

/** Differences of a test's merchant from the one of the wire's fixtures. */
export interface World {
  /** Default: true. */
  isTaxInclusive?: boolean
  /** Hundredths of a percent. Default: 1000. */
  taxRate?: number
}

const timber: SeedProduct = {
  id: 'PINE9045',
  category: 'TIM',
  type: 'PINE',
  class: 'MGP10',
  shortDescription: 'Pine 90 x 45 MGP10',
  longDescription: 'Kiln-dried structural pine, sold by the metre.',
  image: 'pictures/PINE9045.svg',
  rrp: 82_000,
  tradePrice: 71_500,
  bestPrice: 69_000,
  customerPrice: 64_525,
  units: ['m', 'pack'],
  isTally: true,
  gallery: ['pictures/PINE9045.svg', 'pictures/PINE9045-2.svg'],
  files: ['pictures/PINE9045.svg', 'documents/PINE9045.pdf'],
  fileTypes: ['image', 'pdf'],
}

const products: SeedProduct[] = [
  timber,
  {
    ...timber,
    id: 'LVL20045',
    class: 'LVL',
    shortDescription: 'LVL beam 200 x 45',
    customerPrice: 0,
    units: ['m'],
    files: [],
    fileTypes: [],
  },
  {
    ...timber,
    id: 'NAIL90',
    category: 'FIX',
    type: 'NAILS',
    class: '',
    shortDescription: 'Framing nail 90 mm 100% steel',
    longDescription: 'Box of 500.',
    customerPrice: 350_000,
    units: ['box', 'ea'],
    isTally: false,
  },
  {
    ...timber,
    id: 'GLUE',
    category: 'FIX',
    type: 'GLUES',
    class: '',
    shortDescription: 'Glue "X/1" & primer',
    longDescription: '',
    rrp: 0,
    tradePrice: 0,
    bestPrice: 0,
    customerPrice: 0,
    units: ['ea'],
    isTally: false,
  },
  ...[
    { id: 'DEL20', customerPrice: 455_000 },
    { id: 'DEL60', customerPrice: 905_000 },
    { id: 'CRANE60', customerPrice: 2_500_000 },
  ].map((charge) => ({
    ...timber,
    ...charge,
    category: '',
    type: '',
    class: '',
    shortDescription: `Delivery ${charge.id}`,
    units: ['ea'],
    isTally: false,
    image: '',
    gallery: [],
    files: [],
    fileTypes: [],
  })),
]

/** The imaginary merchant of docs/wire, with a second customer beside O'Neill's and a few rows of everything. */
export function worldSeed({ isTaxInclusive = true, taxRate = 1000 }: World = {}): SeedData {
  return {
    merchant: {
      id: 'imaginary',
      companyId: '01',
      deviceId: 'TP001',
      taxRate,
      firstTransactionNumber: 100_234,
    },
    widgets: [
      setting('tax_inclusive', isTaxInclusive ? 'true' : 'no'),
      setting('initial_branch', 'MEL'),
      {
        objectSet: 'homepage',
        label: 'banner',
        type: 'clickableimage',
        isEnabled: true,
        value: 'pictures/banner.svg',
        value2: '#/products',
        description: 'New decking',
      },
      { ...setting('balances', ''), objectSet: 'balances', isEnabled: false },
    ],
    menu: [
      { category: 'TIM', type: 'PINE', class: '', name: 'Framing pine', files: [] },
      { category: 'TIM', type: '', class: '', name: 'Timber', files: ['pictures/timber.svg'] },
      { category: 'TIM', type: 'PINE', class: 'MGP10', name: 'MGP10', files: [] },
      { category: 'FIX', type: '', class: '', name: 'Fixings', files: [] },
    ],
    products,
    lengths: [5400, 2400, 3600].map((length) => ({ productId: 'PINE9045', length, quantity: 10 })),
    information: [
      { productId: 'PINE9045', kind: 'features', itemType: 'Feature', itemDescription: 'Straight & dry' },
      { productId: 'PINE9045', kind: 'information', itemType: 'Treatment', itemDescription: 'H2F' },
    ],
    branches: [
      branch('MEL', 'Melbourne North', { latitude: -37.74, longitude: 144.96 }),
      branch('GEE', 'Geelong', { latitude: 0, longitude: 0 }),
      branch('BAL', 'Ballarat', { latitude: -37.56, longitude: 143.85 }),
      { ...branch('YARD', 'Transfer yard', { latitude: -37.75, longitude: 145.0 }), isOrdering: false },
      { ...branch('HQ', 'Head office', { latitude: 0, longitude: 0 }), isListed: false },
    ],
    states: [
      { id: 'VIC', name: 'Victoria' },
      { id: 'NSW', name: 'New South Wales' },
    ],
    vehicles: [
      { id: 'T8', description: '8 t truck' },
      { id: 'CRANE', description: 'Crane truck' },
    ],
    despatchMethods: [
      { name: 'DEL', description: 'Delivery to site', isDelivery: true },
      { name: 'PICK', description: 'Pick up', isDelivery: false },
    ],
    gazetteer: [
      { suburb: 'Preston', stateId: 'VIC', postcode: '3072', latitude: -37.74, longitude: 145.01 },
      { suburb: 'Sandgate', stateId: 'NSW', postcode: '2304', latitude: -32.87, longitude: 151.7 },
      { suburb: 'Preston', stateId: 'NSW', postcode: '2999', latitude: -33.1, longitude: 150.1 },
    ],
    deliveryBands: [
      { vehicleId: '', maxKm: 60, productId: 'DEL60' },
      { vehicleId: '', maxKm: 20, productId: 'DEL20' },
      { vehicleId: 'CRANE', maxKm: 60, productId: 'CRANE60' },
    ],
    ...worldAccounts,
    ...worldHistory({ taxRate, isTaxInclusive }),
  }
}

function setting(label: string, value: string): SeedWidget {
  return {
    objectSet: 'settings',
    label,
    type: 'setting',
    isEnabled: true,
    value,
    value2: '',
    description: '',
  }
}

function branch(id: string, name: string, position: { latitude: number; longitude: number }) {
  return {
    id,
    name,
    address1: '4 Yard Street',
    address2: 'Coburg',
    address3: 'VIC 3058',
    phone: '03 9555 0200',
    ...position,
    isOrdering: true,
    isListed: true,
  }
}
