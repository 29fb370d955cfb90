import type {
  SeedBranch,
  SeedDeliveryBand,
  SeedDespatchMethod,
  SeedState,
  SeedVehicle,
} from '@trade-portal/fluid-sandbox'

export const branches: SeedBranch[] = [
  {
    id: 'PDX',
    name: 'Portland',
    address1: '5401 NE Columbia Blvd',
    address2: 'Portland',
    address3: 'OR 97218',
    phone: '(503) 555-0140',
    latitude: 45.569,
    longitude: -122.609,
    isOrdering: true,
    isListed: true,
  },
  {
    id: 'TIG',
    name: 'Tigard',
    address1: '11820 SW Garden Place',
    address2: 'Tigard',
    address3: 'OR 97223',
    phone: '(503) 555-0141',
    latitude: 45.433,
    longitude: -122.766,
    isOrdering: true,
    isListed: true,
  },
  {
    id: 'SEA',
    name: 'Seattle SoDo',
    address1: '2910 1st Avenue S',
    address2: 'Seattle',
    address3: 'WA 98134',
    phone: '(206) 555-0142',
    latitude: 47.577,
    longitude: -122.334,
    isOrdering: true,
    isListed: true,
  },
  {
    id: 'KIR',
    name: 'Kirkland',
    address1: '13005 NE 126th Place',
    address2: 'Kirkland',
    address3: 'WA 98034',
    phone: '(425) 555-0143',
    latitude: 47.711,
    longitude: -122.166,
    isOrdering: true,
    isListed: true,
  },
  {
    id: 'TAC',
    name: 'Tacoma',
    address1: '3602 S Pine Street',
    address2: 'Tacoma',
    address3: 'WA 98409',
    phone: '(253) 555-0144',
    latitude: 47.226,
    longitude: -122.474,
    isOrdering: true,
    isListed: true,
  },
  {
    id: 'RLD',
    name: 'Kalama Reload',
    address1: '700 Hendrickson Drive',
    address2: 'Kalama',
    address3: 'WA 98625',
    phone: '(360) 555-0145',
    latitude: 0,
    longitude: 0,
    isOrdering: false,
    isListed: true,
  },
  {
    id: 'HQ',
    name: 'Main Office',
    address1: '1000 SW Broadway, Suite 1460',
    address2: 'Portland',
    address3: 'OR 97205',
    phone: '(503) 555-0100',
    latitude: 45.517,
    longitude: -122.681,
    isOrdering: false,
    isListed: false,
  },
]

export const states: SeedState[] = [
  { id: 'AK', name: 'Alaska' },
  { id: 'CA', name: 'California' },
  { id: 'ID', name: 'Idaho' },
  { id: 'MT', name: 'Montana' },
  { id: 'NV', name: 'Nevada' },
  { id: 'OR', name: 'Oregon' },
  { id: 'UT', name: 'Utah' },
  { id: 'WA', name: 'Washington' },
]

export const vehicles: SeedVehicle[] = [
  { id: 'FLAT', description: 'Flatbed, 24 ft' },
  { id: 'BOOM', description: 'Boom truck' },
  { id: 'MOFF', description: 'Truck with piggyback forklift' },
  { id: 'PICK', description: 'Pickup' },
]

export const despatchMethods: SeedDespatchMethod[] = [
  { name: 'JOBSITE', description: 'Delivery to jobsite', isDelivery: true },
  { name: 'ROOFTOP', description: 'Rooftop delivery by boom truck', isDelivery: true },
  { name: 'WILLCALL', description: 'Will call, pick up at the yard', isDelivery: false },
  { name: 'CARRIER', description: 'Your own carrier picks up', isDelivery: false },
]

export const charges = [
  ['FRT1', 'Delivery up to 15 miles', 75],
  ['FRT2', 'Delivery up to 40 miles', 125],
  ['FRT3', 'Delivery up to 80 miles', 210],
  ['FRTB1', 'Boom delivery up to 25 miles', 225],
  ['FRTB2', 'Boom delivery up to 80 miles', 360],
] as const

export const deliveryBands: SeedDeliveryBand[] = [
  { vehicleId: '', maxKm: 25, productId: 'FRT1' },
  { vehicleId: '', maxKm: 65, productId: 'FRT2' },
  { vehicleId: '', maxKm: 130, productId: 'FRT3' },
  { vehicleId: 'BOOM', maxKm: 40, productId: 'FRTB1' },
  { vehicleId: 'BOOM', maxKm: 130, productId: 'FRTB2' },
]
