import { ProductModal as ProductDetails } from '../../../surfaces/ProductModal/ProductModal'
import { asModalWidget } from '../../../surfaces/Widget/asModalWidget'
import type { ModalWidgetProps } from '../../../surfaces/Widget/asModalWidget'

export interface ProductModalProps extends ModalWidgetProps {
  /** The merchant's code of the product. `productID` */
  productId: string
}

/** Shows everything about a product over the page, and the way to put it in the cart, by a tally where it is sold so. */
export const ProductModal = asModalWidget(function ProductModal(props: ProductModalProps) {
  return <ProductDetails key={props.productId} {...props} />
})
