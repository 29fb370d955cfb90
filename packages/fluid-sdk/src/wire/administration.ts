export interface WireSubUserDetail {
  firstName: string
  lastName: string
  emailAddress: string
  phoneMobile: string
  phoneBusiness: string
  phoneHome: string
  faxNumber: string
  customerID: string
}

export interface WireSubUser {
  custContactID: string
  /** The name typed at sign-in. */
  tpauserID: string
  tpaID: string
  roleID: 'admin' | 'sales'
  canAccessTPWeb: boolean
  canAccessTPMobile: boolean
  /** Comes back empty; sent empty by an update, it keeps the present one. */
  tpaUserPassword: string
  MobileUserDetail: [WireSubUserDetail]
}

export interface AdministrationOperations {
  getListMobileUsers: {
    payload: { customerID: string; tpa: string }
    answer: { MobileUsers: WireSubUser[] }
  }
  addMobileUser: {
    payload: WireSubUser & { customerID: string; tpa: string }
    answer: { addMobileUserResponse: { custContactID: string }[] }
  }
  updateMobileUsers: { payload: WireSubUser & { tpa: string }; answer: object }
  deleteMobileUser: { payload: { custContactID: string }; answer: object }
}
