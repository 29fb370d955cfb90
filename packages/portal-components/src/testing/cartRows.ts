import { screen } from '@testing-library/react'

/** The row of a product in a list on screen, found by words of it. */
export async function rowOf(name: RegExp): Promise<HTMLElement> {
  const rows = await screen.findAllByRole('listitem')
  const row = rows.find((each) => name.test(each.textContent ?? ''))
  if (!row) throw new Error(`No row of ${name}`)
  return row
}

/** The calls of one operation that a back end has seen. */
export const callsOf = (
  sandbox: { calls: readonly { operation: string; payload?: unknown }[] },
  operation: string,
) => sandbox.calls.filter((call) => call.operation === operation)
