import { fn, screen } from 'storybook/test'
import { inState } from './inState'

/** Args and settings for the stories of any modal for a product. */
export const ofProduct = {
  args: { productId: 'PINE9045H2', isOpen: true, onOpenChange: fn() },
  parameters: { sandbox: {}, argsOf: { cascade: { productId: 'DF2X4' } } },
}

/** A modal shows the sign-in prompt inside itself, and nothing else. */
export const signedOutModal = inState('signedOut', async () => {
  await screen.findByLabelText('Username')
})
