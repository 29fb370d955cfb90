import { FluidTransportError } from '../errors'
import type { FluidContext } from './context'
import { untilAborted } from './signals'
import type { CallOptions } from './wireCalls'

/** Code loaded by its first user. */
interface LazyImport<Code> {
  /** `null` until it is loaded. */
  current: Code | null
  /** Loads it once, however many callers there are. A failed load is repeated for the next caller. */
  read(): Promise<Code>
}

/** Defers the loading of code: `lazyImport(() => import('./areas/shoppingAreas'))`. */
export function lazyImport<Code>(load: () => Promise<Code>): LazyImport<Code> {
  let reading: Promise<Code> | null = null
  const code: LazyImport<Code> = { current: null, read: () => (reading ??= begin()) }
  return code

  async function begin() {
    try {
      return (code.current = await load())
    } catch (error) {
      reading = null
      throw error
    }
  }
}

/** A member with an asynchronous result. */
type Call = (...input: never[]) => Promise<unknown>

/** The members of an area that can be loaded lazily; synchronous ones cannot. */
type Calls<Area> = { [Member in keyof Area as Area[Member] extends Call ? Member : never]: Area[Member] }

export interface LazyAreasOptions<Code, Areas> {
  context: FluidContext
  code: LazyImport<Code>
  create: (code: Code) => Areas
}

/**
 * Creates areas whose code is loaded with their first call, or earlier by `begin`. Each call is for the session in
 * which it was made, and fails like any lost call when the code cannot be loaded.
 */
export function lazyAreas<Code, Areas extends object>({
  context,
  code,
  create,
}: LazyAreasOptions<Code, Areas>) {
  let areas: Areas | null = null

  /** @returns `null` while the code is loading. */
  function current(): Areas | null {
    areas ??= code.current && create(code.current)
    return areas
  }

  async function fetched(member: string, options?: Pick<CallOptions, 'signal'>): Promise<Areas> {
    const reading = code.read().catch((cause: unknown) => {
      throw new FluidTransportError(member, null, { cause })
    })
    options?.signal?.throwIfAborted()
    await context.readFor(context.sessions.read(), () => untilAborted(reading, options?.signal))
    return current() as Areas
  }

  return {
    begin: () => void code.read().catch(() => undefined),
    /** Runs work on the areas in the background: at once when they are loaded. */
    use(work: (areas: Areas) => void) {
      const made = current()
      if (made) work(made)
      else
        void code.read().then(
          () => work(current() as Areas),
          () => undefined,
        )
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
          const made = current() ?? (await fetched(member, input.at(-1) as CallOptions | undefined))
          return (made[name] as Made)[member]?.(...input)
        }
      }
      const calls = Object.keys(members).map((member) => [member, callOf(member)])
      return Object.fromEntries(calls) as Calls<Areas[Name]>
    },
  }
}
