/** A building site, and the person who takes the goods there. */
export interface JobSite {
  /** The job's name. */
  name: string
  address: string
  suburb: string
  stateId: string
  /** Empty outside the tax region. */
  zipCode: string
  contactName: string
  contactPhone: string
  /** Branch that sends or provides the goods; empty if the nearest one did. */
  branchId: string
}

/** Answers of the last order or quote, to prefill the next one. */
export interface RememberedCheckout {
  despatchType: string
  branchId: string
  vehicleTypeId: string
  onsite: boolean
  contactName: string
  contactPhone: string
  /** `HH:mm` */
  requiredTime: string
  /** The latest first. */
  jobs: JobSite[]
}
