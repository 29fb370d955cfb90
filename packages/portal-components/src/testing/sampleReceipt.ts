import type { Receipt } from '../data/orders/receipts'

/** The receipt of a delivery with a tally. */
export const sampleReceipt: Receipt = {
  kind: 'Order',
  number: '418901',
  total: 5_632_200,
  placedAt: Date.now(),
  jobName: 'Lot 14, Barwon Rise',
  reference: 'RC-1183',
  address: '12 Wattle Street, Geelong VIC',
  despatch: 'Truck delivery to site',
  isPickUp: false,
  branch: 'Geelong',
  requiredDate: '2026-11-27',
  requiredTime: '07:00',
  contactName: 'Dana Whitfield',
  contactPhone: '0491 570 156',
  contactEmail: 'dana@ridgeline-carpentry.example',
  lines: [
    {
      id: 1,
      productId: 'PINE9045H2',
      name: 'Structural Pine MGP10 90 × 45 H2',
      image: null,
      quantity: 86.4,
      unit: 'm',
      unitPrice: 42_800,
      unitTax: 4280,
      isTally: true,
      isDeliveryCharge: false,
    },
    {
      id: 2,
      productId: 'BBS14100',
      name: 'Bugle Batten Screw 14 g × 100 mm, box 250',
      image: null,
      quantity: 2,
      unit: 'box',
      unitPrice: 699_600,
      unitTax: 69_960,
      isTally: false,
      isDeliveryCharge: false,
    },
  ],
  tallies: {
    1: [
      { length: 2400, quantity: 18 },
      { length: 3600, quantity: 12 },
    ],
  },
  delivery: null,
}
