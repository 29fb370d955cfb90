import type { WidgetDefinition } from '../../WidgetDefinition'
import { keysOf, openProduct } from '../../docTexts.ts'
import type { ProductModalProps } from './ProductModal'

export const productModal = {
  name: 'ProductModal',
  summary: 'One product in a modal',
  element: 'product-modal',
  params: {
    productId: openProduct,
  },
  isModal: true,
  isSmall: true,
  docs: {
    calls: ['getWidgetConfiguration'],
    anatomy: 'Pictures, facts, prices, stepper or tally with Add; descriptions and files',
    keyboard: keysOf.modal,
    do: 'Open it from a picture or a name.',
    dont: 'Open it over another dialog.',
  },
  example: { productId: 'CONRS20', isOpen: false, onOpenChange: () => undefined },
} as const satisfies WidgetDefinition<ProductModalProps>
