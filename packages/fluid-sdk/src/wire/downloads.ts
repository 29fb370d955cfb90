export interface WireDownload {
  FileName: string
  Description: string
  Category: string
  Date: string
  /** Needs no session. */
  URL: string
}

export interface DownloadOperations {
  getDloads: { payload: { companyID: string; customerID: string }; answer: { Dloads: WireDownload[] } }
}
