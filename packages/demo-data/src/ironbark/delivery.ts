import type {
  SeedBranch,
  SeedDeliveryBand,
  SeedDespatchMethod,
  SeedState,
  SeedVehicle,
} from '@trade-portal/fluid-sandbox'

export const branches: SeedBranch[] = [
  {
    id: 'LAV',
    name: 'Laverton North',
    address1: '18 Cherry Lane',
    address2: 'Laverton North',
    address3: 'VIC 3026',
    phone: '03 5550 1810',
    latitude: -37.829,
    longitude: 144.786,
    isOrdering: true,
    isListed: true,
  },
  {
    id: 'BAY',
    name: 'Bayswater',
    address1: '212 Canterbury Road',
    address2: 'Bayswater',
    address3: 'VIC 3153',
    phone: '03 5550 1811',
    latitude: -37.838,
    longitude: 145.265,
    isOrdering: true,
    isListed: true,
  },
  {
    id: 'DAN',
    name: 'Dandenong South',
    address1: '64 Greens Road',
    address2: 'Dandenong South',
    address3: 'VIC 3175',
    phone: '03 5550 1812',
    latitude: -38.011,
    longitude: 145.208,
    isOrdering: true,
    isListed: true,
  },
  {
    id: 'GEE',
    name: 'Geelong',
    address1: '9 Furner Avenue',
    address2: 'Bell Park',
    address3: 'VIC 3215',
    phone: '03 5550 1813',
    latitude: -38.108,
    longitude: 144.339,
    isOrdering: true,
    isListed: true,
  },
  {
    id: 'BAL',
    name: 'Ballarat',
    address1: '31 Ring Road',
    address2: 'Wendouree',
    address3: 'VIC 3355',
    phone: '03 5550 1814',
    latitude: -37.525,
    longitude: 143.812,
    isOrdering: true,
    isListed: true,
  },
  {
    id: 'FAB',
    name: 'Frame & Truss Plant',
    address1: '40 Production Drive',
    address2: 'Delacombe',
    address3: 'VIC 3356',
    phone: '03 5550 1815',
    latitude: 0,
    longitude: 0,
    isOrdering: false,
    isListed: true,
  },
  {
    id: 'HO',
    name: 'Head Office',
    address1: 'Level 2, 118 Malop Street',
    address2: 'Geelong',
    address3: 'VIC 3220',
    phone: '03 5550 1800',
    latitude: -38.1475,
    longitude: 144.3607,
    isOrdering: false,
    isListed: false,
  },
]

export const states: SeedState[] = [
  { id: 'ACT', name: 'Australian Capital Territory' },
  { id: 'NSW', name: 'New South Wales' },
  { id: 'NT', name: 'Northern Territory' },
  { id: 'QLD', name: 'Queensland' },
  { id: 'SA', name: 'South Australia' },
  { id: 'TAS', name: 'Tasmania' },
  { id: 'VIC', name: 'Victoria' },
  { id: 'WA', name: 'Western Australia' },
]

export const vehicles: SeedVehicle[] = [
  { id: 'TRAY', description: 'Tray truck, 6 t' },
  { id: 'CRANE', description: 'Crane truck, 12 t' },
  { id: 'SEMI', description: 'Semi-trailer' },
  { id: 'UTE', description: 'Ute' },
]

export const despatchMethods: SeedDespatchMethod[] = [
  { name: 'DELIVER', description: 'Truck delivery to site', isDelivery: true },
  { name: 'CRANE', description: 'Crane truck delivery to site', isDelivery: true },
  { name: 'PICKUP', description: 'Pick up from branch', isDelivery: false },
  { name: 'CARRIER', description: 'Your own carrier collects', isDelivery: false },
]

export const charges = [
  ['DELMET1', 'Delivery up to 15 km', 65],
  ['DELMET2', 'Delivery up to 40 km', 98],
  ['DELMET3', 'Delivery up to 90 km', 165],
  ['DELCRN1', 'Crane delivery up to 25 km', 185],
  ['DELCRN2', 'Crane delivery up to 90 km', 295],
] as const

export const deliveryBands: SeedDeliveryBand[] = [
  { vehicleId: '', maxKm: 15, productId: 'DELMET1' },
  { vehicleId: '', maxKm: 40, productId: 'DELMET2' },
  { vehicleId: '', maxKm: 90, productId: 'DELMET3' },
  { vehicleId: 'CRANE', maxKm: 25, productId: 'DELCRN1' },
  { vehicleId: 'CRANE', maxKm: 90, productId: 'DELCRN2' },
]
