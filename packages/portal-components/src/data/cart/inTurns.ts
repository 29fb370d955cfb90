import type { FluidClient } from '@trade-portal/fluid-sdk'

const AT_ONCE = 4

/** Reads that each client has under way, and those that wait. */
const turnsOf = new WeakMap<FluidClient, { running: number; waiting: (() => void)[] }>()

/** Runs the reads of one client four at a time, or fewer, in the order they came. */
export async function inTurns<T>(client: FluidClient, read: () => Promise<T>, atOnce = AT_ONCE): Promise<T> {
  const turns = turnsOf.get(client) ?? { running: 0, waiting: [] }
  turnsOf.set(client, turns)
  if (turns.running >= atOnce) await new Promise<void>((resolve) => turns.waiting.push(resolve))
  else turns.running += 1
  try {
    return await read()
  } finally {
    // Hands the place to the next read that waits; with none waiting, the place is free.
    const next = turns.waiting.shift()
    if (next) next()
    else turns.running -= 1
  }
}
