/** A row of the product menu: a category, a type of one, or a class of one, by which ids it fills. */
export interface WireMenuEntry {
  prodCategory: string
  prodType: string
  prodClass: string
  menuDesc: string
  /** `|`-separated; the first is the image. */
  menuFiles: string
}

export interface WireProduct {
  productID: string
  productShortDesc: string
  productLongDesc: string
  productImage: string
  RRP: number
  TradePrice: number
  BestPrice: number
  customerPrice: number
  UOMList?: { UOM: string }[]
  isTally?: boolean
  /** `|`-separated. */
  productGallery: string
  /** `|`-separated. */
  productFiles: string
  /** `|`-separated, parallel to `productFiles`. */
  fileTypes: string
  /** Search answers' spelling in place of `UOMList`. */
  UOM?: string
  /** Search answers' spelling in place of `isTally`. */
  Tally?: boolean
}

export interface WireInformation {
  itemType: string
  itemDescription: string
}

export interface CatalogueOperations {
  getProductMenu: {
    payload: { companyID: string }
    answer: { ProductMenu: WireMenuEntry[] }
  }
  getProductCategories: {
    payload: {
      companyID: string
      deviceID: string
      userName: string
      inStockOnly: false
      incGST: boolean
      searchCategory: string
      searchType: string
      searchClass: string
      searchString: string
      limit: number
      page: number
      start: number
    }
    answer: { getProductsByType: WireProduct[] }
  }
  searchProductTP: {
    payload: { descString: string; deviceID: string; incGST: boolean; userName: string }
    answer: { ProductList: WireProduct[] }
  }
  getProductDetails: {
    payload: { deviceID: string; customerID: string; productID: string; incGST: boolean }
    answer: { ProductDetails: WireProduct[] }
  }
  getFeaturesAndBenefits: {
    payload: { productID: string }
    answer: { ProductInformation: WireInformation[] }
  }
  getProductInformation: {
    payload: { productID: string }
    answer: { ProductInformation: WireInformation[] }
  }
  getLengthsForProduct: {
    payload: { companyID: string; branchID: 1; productID: string }
    answer: { ProductLengths: { length: number; qty: number }[] }
  }
}
