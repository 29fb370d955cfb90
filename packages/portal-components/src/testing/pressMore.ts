import { screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'

/** Presses an action of the menu behind More actions. */
export async function pressMore(user: UserEvent, name: string) {
  await user.click(await screen.findByRole('button', { name: 'More actions' }))
  await user.click(await screen.findByRole('menuitem', { name }))
}
