/** A person of a customer's account, as in the answer of `getUserDetails`. */
export interface WireUserDetails {
  id_cust: string
  id_user: string
  name_first: string
  name_last: string
  userEmailAddress: string
  /** `A` or `Active` is active. */
  account_status: string
  current_balance: number
  balance_30_day: number
  balance_overdue: number
  /** Seconds since midnight when below 86400, else since the epoch. */
  last_login_time: number
  last_login_date: string
}

export interface WireCustomerDetails {
  customerName: string
  billAddress: string
  billSuburb: string
  billState: string
  billPostCode: string
  phoneHome: string
  faxBusiness: string
  phoneMobile: string
}

export type WireObjectSet = 'topbuttonbar' | 'bottomlinkbar' | 'Links' | 'homepage' | 'balances' | 'settings'

export interface WireWidgetEntry {
  label_object: string
  type_object: string
  is_enabled: boolean
  object_value: string
  object_value_2: string
  desc_object: string
}

export interface SessionOperations {
  login: {
    payload: { userid: string; password: string; domain: string; extra: string }
    answer: { sessionID: string; msg: string }
  }
  getUserDetails: {
    payload: { userName: string; companyID: string; tpa: string; limit: 25; page: 1; start: 0 }
    answer: { ttGetUserDetails: WireUserDetails[] }
  }
  getCustomerDetails: {
    payload: { customerID: string }
    answer: { CustomerDetails: WireCustomerDetails[] }
  }
  getWidgetConfiguration: {
    payload: { objectSet: WireObjectSet }
    answer: { WidgetConfiguration: WireWidgetEntry[] }
  }
  registerForAccess: {
    payload: {
      customerID: number
      emailAddress: string
      nameFirst: string
      nameLast: string
      password: string
      statementDate: string
      statementReference: string
      userName: string
      tpa: string
      companyID: string
    }
    answer: { status: string }
  }
}
