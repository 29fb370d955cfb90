import { FluidTransportError } from '../errors'
import type { FluidContext } from './context'
import { untilAborted } from './signals'
import type { CallOptions } from './wireCalls'

/** A member with an asynchronous result. */
type Call = (...input: never[]) => Promise<unknown>

/** The members of an area that can be loaded lazily; synchronous ones cannot. */
type Calls<Area> = { [Member in keyof Area as Area[Member] extends Call ? Member : never]: Area[Member] }

/**
 * Creates areas whose code is loaded with their first call, or earlier by `begin`. Each call is for the session in
 * which it was made, and fails like any lost call when the code cannot be loaded.
 *
 * @param load called once, however many callers there are, and again after it has failed.
 */
export function lazyAreas<Areas extends object>(context: FluidContext, load: () => Promise<Areas>) {
  /** `null` until they are loaded. */
  let current: Areas | null = null
  let loading: Promise<Areas> | null = null

  const read = () => (loading ??= start())

  async function start(): Promise<Areas> {
    try {
      return (current = await load())
    } catch (error) {
      loading = null
      throw error
    }
  }

  function readFor(member: string, options?: Pick<CallOptions, 'signal'>): Promise<Areas> {
    const reading = read().catch((cause: unknown) => {
      throw new FluidTransportError(member, null, { cause })
    })
    options?.signal?.throwIfAborted()
    return context.readFor(context.sessions.read(), () => untilAborted(reading, options?.signal))
  }

  return {
    begin: () => void read().catch(() => undefined),
    /** Runs work on the areas in the background: at once when they are loaded. */
    use(work: (areas: Areas) => void) {
      if (current) work(current)
      else void read().then(work, () => undefined)
    },
    /** @param members all of the area's calls, so that a new one does not compile without its name here. */
    area<Name extends keyof Areas>(
      name: Name,
      members: Record<keyof Calls<Areas[Name]>, true>,
    ): Calls<Areas[Name]> {
      const callOf = (member: string) => {
        type Made = Record<string, (...input: unknown[]) => Promise<unknown>>
        return async (...input: unknown[]) => {
          // Synchronous once loaded: a call made while its page closes has no time for a pause.
          const areas = current ?? (await readFor(member, input.at(-1) as CallOptions | undefined))
          return (areas[name] as Made)[member]?.(...input)
        }
      }
      const calls = Object.keys(members).map((member) => [member, callOf(member)])
      return Object.fromEntries(calls) as Calls<Areas[Name]>
    },
  }
}
