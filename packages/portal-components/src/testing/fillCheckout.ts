import { screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'

/** Fills a field at once, as the browser's autofill does: typing is slow in a test. */
async function write(user: UserEvent, field: string | RegExp, words: string) {
  await user.click(screen.getByRole('textbox', { name: field }))
  await user.paste(words)
}

/** Chooses an option of a select by its label. */
export async function choose(user: UserEvent, select: RegExp, option: string | RegExp) {
  await user.click(screen.getByRole('button', { name: select }))
  await user.click(await screen.findByRole('option', { name: option }))
}

/** Chooses the delivery method. */
export async function chooseMethod(user: UserEvent, name: string) {
  await user.click(screen.getByRole('radio', { name }))
}

/**
 * Asks for another day or time than the offered ones, to type it, and closes the picker that opens on touch devices.
 */
export async function askForOther(user: UserEvent, other: 'Another day' | 'Another time') {
  await user.click(screen.getByRole('radio', { name: other }))
  if (other === 'Another time') return
  await screen.findByRole('dialog')
  await user.keyboard('{Escape}')
}

/** Types into a date or time field part by part, as `05062099` for the fifth of June. */
export async function typeParts(user: UserEvent, field: string, digits: string) {
  const parts = await screen.findAllByRole('spinbutton', { name: new RegExp(field) })
  const [first] = parts
  if (!first) throw new Error(`${field} has no parts`)
  await user.click(first)
  await user.keyboard(digits)
}

/** Fills in the contact, which every order needs. */
export async function fillContact(user: UserEvent) {
  await user.click(screen.getByRole('combobox', { name: 'Job name' }))
  await user.paste('Hilltop Rd, stage 2')
  await user.clear(screen.getByRole('textbox', { name: 'Contact name' }))
  await write(user, 'Contact name', 'Sam Whitlock')
  await write(user, 'Contact phone', '0412 555 018')
  await askForOther(user, 'Another day')
  await typeParts(user, 'Required date', '05062099')
  await askForOther(user, 'Another time')
  await typeParts(user, 'Required time', '0730AM')
}

/** Fills in an address known to the sandbox's gazetteer. */
export async function fillAddress(user: UserEvent) {
  await write(user, /^Address/, '14 Hilltop Road')
  await write(user, /^Suburb/, 'Ringwood')
  await choose(user, /State/, 'Victoria')
}
