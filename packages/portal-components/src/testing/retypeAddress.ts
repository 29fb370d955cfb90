import { waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect } from 'vitest'

/** Replaces the person's own address, which the form fills in, with another. */
export async function retypeAddress(user: UserEvent, field: HTMLElement, address: string) {
  await waitFor(() => expect(field).not.toHaveValue(''))
  await user.clear(field)
  await user.type(field, address)
}
