import { screen } from '@testing-library/react'

/** Finds the row of a product in a list on screen, by part of its text. */
export async function rowOf(name: RegExp): Promise<HTMLElement> {
  const rows = await screen.findAllByRole('listitem')
  const row = rows.find((each) => name.test(each.textContent ?? ''))
  if (!row) throw new Error(`No row of ${name}`)
  return row
}

/** Returns the calls of one operation received by a back end. */
export const callsOf = (
  sandbox: { calls: readonly { operation: string; payload?: unknown }[] },
  operation: string,
) => sandbox.calls.filter((call) => call.operation === operation)
