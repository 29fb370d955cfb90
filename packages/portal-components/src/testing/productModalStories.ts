import { fn, screen } from 'storybook/test'
import { inState } from './inState'

/** Args and settings of the stories of a modal that opens for a product, whoever's it is. */
export const ofProduct = {
  args: { productId: 'PINE9045H2', isOpen: true, onOpenChange: fn() },
  parameters: { sandbox: {}, argsOf: { cascade: { productId: 'DF2X4' } } },
}

/** A modal asks for the name in itself, and shows nothing else. */
export const signedOutModal = inState('signedOut', async () => {
  await screen.findByLabelText('Username')
})
