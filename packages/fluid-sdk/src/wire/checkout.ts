export interface WireBranch {
  branchID: string
  branchName: string
  address1?: string
  address2?: string
  address3?: string
  phone?: string
  latitude?: number
  longitude?: number
}

export interface WireDeliveryDetails {
  branchID: string
  requiredTime: 800
  isFixedTime: false
  contactOnSite: boolean
  vehicleType: string
  contactName: string
  contactPhone: string
  deliveryDate: string
  distanceKm: number
  latitude: number
  longitude: number
  cartonQty: 0
  palletQty: 0
  weight: 0
  volume: 0
  runNumber: 0
  runSequence: 0
  carrier: ''
  consignmentNote: ''
}

export interface WireOrder {
  transactionType: 'Order' | 'Quote'
  branchID: string
  customerName: string
  customerAddress: string
  customerState: string
  customerPostcode: string
  customerEmail: string
  clientName: string
  clientAddress: string
  clientSuburb: string
  clientState: string
  clientPostcode: string
  clientEmail: string
  /** The order reference. */
  buildersRef: string
  /** The contact's name. */
  buildersContact: string
  salesRepID: 0
  /** `YYYY-MM-DDTHH:mm`, local time without a zone. */
  dateRequired: string
  despatchMethod: string
  shippingInstructions: string
  outputType: ''
  outputDevice: ''
  outputEmail: ''
  jobName: string
  saleDeliveryDetails: [WireDeliveryDetails]
}

export interface CheckoutOperations {
  getListDespatchMethod: {
    payload: { companyID: string }
    answer: { DespatchMethodList: { methodName: string; methodDesc: string; delivery: boolean }[] }
  }
  getVehicleTypes: {
    payload: { companyID: string }
    answer: { VehicleTypes: { vehicleTypeID: string; vehicleTypeDesc: string }[] }
  }
  getBranches: { payload: { companyID: string }; answer: { BranchList: WireBranch[] } }
  getOrderBranches: { payload: { companyID: string }; answer: { BranchList: WireBranch[] } }
  getWebBranches: { payload: { companyID: string }; answer: { BranchList: WireBranch[] } }
  getState: { payload: { companyID: string }; answer: { stateID: string; stateName: string }[] }
  getGeocode: {
    payload: { addressLine1: string; addressLine2: string; addressLine3: string }
    answer: { latitude: number; longitude: number }
  }
  getClosestBranch: {
    payload: {
      latitudeDelivery: number
      longitudeDelivery: number
      vehicleType: string
      deviceID: string
      userName: string
    }
    answer: { branchID: string; distanceKm: number }
  }
  getDeliveryCharge: {
    payload: { branchID: string; distanceKm: number; vehicleType: string }
    answer: { productID: string; deliveryCharge: number }
  }
  processComplete: {
    payload: WireOrder & { deviceID: string; sessionID: string; customerID: string; tpaID: string }
    answer: { quoteNumber: number | string }
  }
}
