import type { Payload } from '../wire/payload.ts'

export const ENDPOINT = 'https://fluid.example'

/** A call's request, spelled as the contract's first section spells it. */
export function callRequest(operation: string, payload: unknown, session = '', base = ENDPOINT): Request {
  const api =
    operation === 'login'
      ? 'userLogin'
      : operation === 'registerForAccess'
        ? 'anonymousFunction'
        : 'presenter'
  const isForm = operation === 'login'
  return new Request(
    `${base}/fluid/FluidAppServerProxy?ipApi=${api}&ipService=Frameworks.Interfaces.Mobile.TradePortal&ipFunction=${operation}`,
    {
      method: 'POST',
      headers: {
        'Content-Type': isForm ? 'application/x-www-form-urlencoded' : 'application/json',
        ...(session !== '' && { 'X-FLUID-CONTEXT': session }),
      },
      body: isForm ? new URLSearchParams(payload as Record<string, string>) : JSON.stringify(payload),
    },
  )
}

/** Twelve boxes of nails by default. */
export function addPayload(
  sessionID: string,
  line: Partial<Payload<'addCartProduct'>> = {},
): Payload<'addCartProduct'> {
  return {
    UOM: 'box',
    customerID: '4021',
    productID: 'NAIL90',
    quoteQty: 12,
    sessionID,
    tallyLength: [],
    unitSell: 0,
    ...line,
  }
}

/** A pick-up order of the imaginary customer. */
export function orderPayload(
  sessionID: string,
  changes: Partial<Payload<'processComplete'>> = {},
): Payload<'processComplete'> {
  return {
    transactionType: 'Order',
    branchID: 'MEL',
    customerName: "O'Neill Constructions",
    customerAddress: '12 Kiln Road',
    customerState: 'VIC',
    customerPostcode: '3056',
    customerEmail: 'dana@builder.example',
    clientName: 'Smith & Sons, stage 2',
    clientAddress: '9 Mill Lane',
    clientSuburb: 'Preston',
    clientState: 'VIC',
    clientPostcode: '',
    clientEmail: 'site@builder.example',
    buildersRef: 'PO-7781',
    buildersContact: "Dana O'Neill",
    salesRepID: 0,
    dateRequired: '2026-04-02T07:30',
    despatchMethod: 'PICK',
    shippingInstructions: 'Leave at the <gate>\nRing first',
    outputType: '',
    outputDevice: '',
    outputEmail: '',
    jobName: 'Smith & Sons, stage 2',
    saleDeliveryDetails: [
      {
        branchID: 'MEL',
        requiredTime: 800,
        isFixedTime: false,
        contactOnSite: true,
        vehicleType: 'T8',
        contactName: "Dana O'Neill",
        contactPhone: '0400 555 010',
        deliveryDate: '2026-04-02',
        distanceKm: 0,
        latitude: 0,
        longitude: 0,
        cartonQty: 0,
        palletQty: 0,
        weight: 0,
        volume: 0,
        runNumber: 0,
        runSequence: 0,
        carrier: '',
        consignmentNote: '',
      },
    ],
    deviceID: 'TP001',
    sessionID,
    customerID: '4021',
    tpaID: 'U77',
    ...changes,
  }
}
