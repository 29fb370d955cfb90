import { FluidTransportError } from '../errors'
import type { CallOptions } from './callOptions'
import type { FluidContext } from './context'
import type { LateCode } from './lateCode'
import { untilAborted } from './untilAborted'

/** A member that answers later. */
type Call = (...input: never[]) => Promise<unknown>

/** The members of an area that can be fetched first: what answers at once cannot. */
type Calls<Area> = { [Member in keyof Area as Area[Member] extends Call ? Member : never]: Area[Member] }

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
    /** Has the areas do what nobody waits for: at once where they are there. */
    use(work: (areas: Areas) => void) {
      const made = present()
      if (made) work(made)
      else
        void code.read().then(
          () => work(present() as Areas),
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
          // Without a pause once it is there: a call that leaves with its page has no time for one.
          const made = present() ?? (await fetched(member, input.at(-1) as CallOptions | undefined))
          return (made[name] as Made)[member]?.(...input)
        }
      }
      const calls = Object.keys(members).map((member) => [member, callOf(member)])
      return Object.fromEntries(calls) as Calls<Areas[Name]>
    },
  }
}
