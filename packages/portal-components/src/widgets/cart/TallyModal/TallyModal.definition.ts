import type { WidgetDefinition } from '../../WidgetDefinition'
import { keysOf, openProduct } from '../../docTexts.ts'
import type { TallyModalProps } from './TallyModal'

export const tallyModal = {
  name: 'TallyModal',
  summary: 'A modal for the lengths of a product sold by tally',
  element: 'tally-modal',
  params: {
    productId: openProduct,
  },
  isModal: true,
  isSmall: true,
  docs: {
    calls: ['getWidgetConfiguration'],
    anatomy: 'Lengths with steppers, or typed and pasted; pieces, metres and price; Add to Cart',
    keyboard: `${keysOf.modal} Arrow up and down change the pieces of a length; in a free line, the length.`,
    do: 'Open it for products sold by length.',
    dont: 'Ask for metres. They follow from the pieces of each length.',
  },
  example: { productId: 'PINE9045H2', isOpen: false, onOpenChange: () => undefined },
} as const satisfies WidgetDefinition<TallyModalProps>
