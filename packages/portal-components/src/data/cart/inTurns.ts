import type { FluidClient } from '@trade-portal/fluid-sdk'

const AT_ONCE = 4

const turnsOf = new WeakMap<FluidClient, { running: number; waiting: (() => void)[] }>()

/** Runs the reads of one client in order, at most four at a time. */
export async function inTurns<T>(client: FluidClient, read: () => Promise<T>, atOnce = AT_ONCE): Promise<T> {
  const turns = turnsOf.get(client) ?? { running: 0, waiting: [] }
  turnsOf.set(client, turns)
  if (turns.running >= atOnce) await new Promise<void>((resolve) => turns.waiting.push(resolve))
  else turns.running += 1
  try {
    return await read()
  } finally {
    // Hands the slot to the next waiting read, or frees it.
    const next = turns.waiting.shift()
    if (next) next()
    else turns.running -= 1
  }
}
