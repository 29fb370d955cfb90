import { FluidTransportError } from '../errors'
import type { CallOptions } from './callOptions'
import type { FluidContext } from './context'
import { untilAborted } from './untilAborted'

/** The names of an area's members, each of which has to be a call: what answers at once cannot be fetched first. */
type Members<Area> = {
  [Member in keyof Area]: Area[Member] extends (...input: never[]) => Promise<unknown> ? true : never
}

/** The code of areas, fetched by whoever asks first. */
export interface LateCode<Code> {
  /** `null` until it is there. */
  current: Code | null
  /** Fetches it, once however many ask. What failed is fetched anew for the next to ask. */
  read(): Promise<Code>
}

/** Puts off the fetching of code: `lateCode(() => import('./areas/shoppingAreas'))`. */
export function lateCode<Code>(load: () => Promise<Code>): LateCode<Code> {
  let reading: Promise<Code> | null = null
  const code: LateCode<Code> = { current: null, read: () => (reading ??= begin()) }
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

export interface LateAreasOptions<Code, Areas> {
  context: FluidContext
  code: LateCode<Code>
  create: (code: Code) => Areas
}

/**
 * Makes areas whose code is fetched with their first call, or by `begin` ahead of it. A call of theirs is for the session
 * in which it was made, and fails like any other that found no way out where the code cannot be had.
 */
export function lateAreas<Code, Areas extends object>({
  context,
  code,
  create,
}: LateAreasOptions<Code, Areas>) {
  let areas: Areas | null = null

  /** @returns `null` where the code is still to come. */
  function present(): Areas | null {
    areas ??= code.current && create(code.current)
    return areas
  }

  async function fetched(member: string, options?: Pick<CallOptions, 'signal'>): Promise<Areas> {
    const reading = code.read().catch((cause: unknown) => {
      throw new FluidTransportError(member, null, { cause })
    })
    options?.signal?.throwIfAborted()
    await context.readFor(context.sessions.read(), () => untilAborted(reading, options?.signal))
    return present() as Areas
  }

  return {
    begin: () => void code.read().catch(() => undefined),
    /** @param members all of the area's calls, so that a new one does not compile without its name here. */
    area<Name extends keyof Areas>(name: Name, members: Members<Areas[Name]>): Areas[Name] {
      const callOf = (member: string) => {
        type Made = Record<string, (...input: unknown[]) => Promise<unknown>>
        return async (...input: unknown[]) => {
          // Without a pause once it is there: a call that leaves with its page has no time for one.
          const made = present() ?? (await fetched(member, input.at(-1) as CallOptions | undefined))
          return (made[name] as Made)[member]?.(...input)
        }
      }
      const calls = Object.keys(members).map((member) => [member, callOf(member)])
      return Object.fromEntries(calls) as Areas[Name]
    },
  }
}
