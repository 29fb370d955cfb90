import { screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'

/** Puts words in a field at once, as the browser's form filling does: keys one by one are slow in a test. */
async function write(user: UserEvent, field: string | RegExp, words: string) {
  await user.click(screen.getByRole('textbox', { name: field }))
  await user.paste(words)
}

/** Chooses an answer of a select by its words. */
export async function choose(user: UserEvent, select: RegExp, option: string | RegExp) {
  await user.click(screen.getByRole('button', { name: select }))
  await user.click(await screen.findByRole('option', { name: option }))
}

/** Types into a date or time field part by part, as `05062099` for the fifth of June. */
export async function typeParts(user: UserEvent, field: string, digits: string) {
  const parts = await screen.findAllByRole('spinbutton', { name: new RegExp(field) })
  const [first] = parts
  if (!first) throw new Error(`${field} has no parts`)
  await user.click(first)
  await user.keyboard(digits)
}

/** Fills in what every order needs, whichever way it goes. */
export async function fillContact(user: UserEvent) {
  await write(user, 'Job name', 'Hilltop Rd, stage 2')
  await write(user, 'Contact name', 'Sam Whitlock')
  await write(user, 'Contact phone', '0412 555 018')
  await typeParts(user, 'Required date', '05062099')
  await typeParts(user, 'Required time', '0730AM')
}

/** Fills in where it goes: a place that the sandbox's gazetteer knows. */
export async function fillAddress(user: UserEvent) {
  await write(user, /^Address/, '14 Hilltop Road')
  await write(user, /^Suburb/, 'Ringwood')
  await choose(user, /State/, 'Victoria')
}
