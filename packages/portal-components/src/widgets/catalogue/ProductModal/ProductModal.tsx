import { ProductModal as ProductDetails } from '../../../surfaces/ProductModal/ProductModal'
import { asModalWidget } from '../../../surfaces/Widget/asModalWidget'
import type { ModalWidgetProps } from '../../../surfaces/Widget/asModalWidget'

export interface ProductModalProps extends ModalWidgetProps {
  /** Product id of the merchant. `productID` */
  productId: string
}

/** Shows a product's details in a modal, with controls to add it to the cart, by a tally if it is sold by length. */
export const ProductModal = asModalWidget(function ProductModal(props: ProductModalProps) {
  return <ProductDetails key={props.productId} {...props} />
})
