import { screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'

/** Shows the details of all rows, by the menu of a list. */
export async function showDetails(user: UserEvent) {
  await user.click(screen.getByRole('button', { name: 'More actions' }))
  await user.click(screen.getByRole('menuitem', { name: 'Show all details' }))
}
