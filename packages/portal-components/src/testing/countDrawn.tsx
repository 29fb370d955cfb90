import { Profiler, useRef } from 'react'
import type { ReactNode } from 'react'

/** As much of React's own record of an element or a component as tells which were drawn. */
interface Fiber {
  type: unknown
  flags: number
  alternate: Fiber | null
  child: Fiber | null
  sibling: Fiber | null
  return: Fiber | null
  stateNode: unknown
}

/** React marks with it what it has drawn in a commit. */
const DRAWN = 1

/**
 * Counts the components that are drawn, by their names. Use it to hold on to what an action costs, which a time would
 * not tell on a busy machine: put `Counted` around the widget, and call `forget` before the action.
 */
export function countDrawn() {
  const drawn = new Map<string, number>()

  function Counted({ children }: { children: ReactNode }) {
    const place = useRef<HTMLSpanElement>(null)
    const look = () => {
      const root = rootOf(place.current)
      if (root) count(root, root.alternate)
    }
    return (
      <Profiler id="counted" onRender={look}>
        <span ref={place} style={{ display: 'contents' }}>
          {children}
        </span>
      </Profiler>
    )
  }

  function count(now: Fiber, before: Fiber | null) {
    const name = nameOf(now.type)
    if (name !== null && now !== before && (now.flags & DRAWN) !== 0) {
      drawn.set(name, (drawn.get(name) ?? 0) + 1)
    }
    // React goes on with the same children where nothing below was drawn.
    if (now === before || (before && now.child === before.child)) return
    for (let child = now.child; child; child = child.sibling) count(child, child.alternate)
  }

  return {
    Counted,
    forget: () => drawn.clear(),
    /** How often components of this name were drawn. */
    of: (name: string) => drawn.get(name) ?? 0,
    /** How many were drawn in all. */
    total: () => [...drawn.values()].reduce((sum, times) => sum + times, 0),
    byName: () => Object.fromEntries([...drawn].sort((one, other) => other[1] - one[1])),
  }
}

/** The root that is on the screen now: React keeps the one before it as well. */
function rootOf(element: HTMLElement | null): Fiber | null {
  const key = element && Object.keys(element).find((name) => name.startsWith('__reactFiber$'))
  let fiber = key ? (element as unknown as Record<string, Fiber>)[key] : undefined
  while (fiber?.return) fiber = fiber.return
  return fiber ? (fiber.stateNode as { current: Fiber }).current : null
}

/** `null` for elements, and for what is no component. */
function nameOf(type: unknown): string | null {
  if (typeof type === 'function') return type.name
  if (typeof type !== 'object' || type === null) return null
  const { displayName, render, type: inner } = type as Partial<Record<string, unknown>>
  if (typeof displayName === 'string') return displayName
  return nameOf(inner) ?? nameOf(render)
}
