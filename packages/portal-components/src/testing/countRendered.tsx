import { Profiler, useRef } from 'react'
import type { ReactNode } from 'react'

/** The part of React's internal record that reveals which components were rendered. */
interface Fiber {
  type: unknown
  flags: number
  alternate: Fiber | null
  child: Fiber | null
  sibling: Fiber | null
  return: Fiber | null
  stateNode: unknown
}

/** React's flag for work done in a commit. */
const DRAWN = 1

/**
 * Counts renders of components, by their names. Use it to test the cost of an action, because a time would vary on a
 * busy machine: put `Counted` around the widget, and call `forget` before the action.
 */
export function countRendered() {
  const rendered = new Map<string, number>()

  function Counted({ children }: { children: ReactNode }) {
    const container = useRef<HTMLSpanElement>(null)
    const look = () => {
      const root = rootOf(container.current)
      if (root) count(root, root.alternate)
    }
    return (
      <Profiler id="counted" onRender={look}>
        <span ref={container} style={{ display: 'contents' }}>
          {children}
        </span>
      </Profiler>
    )
  }

  function count(now: Fiber, before: Fiber | null) {
    const name = nameOf(now.type)
    if (name !== null && now !== before && (now.flags & DRAWN) !== 0) {
      rendered.set(name, (rendered.get(name) ?? 0) + 1)
    }
    // React reuses the children if nothing below was rendered.
    if (now === before || (before && now.child === before.child)) return
    for (let child = now.child; child; child = child.sibling) count(child, child.alternate)
  }

  return {
    Counted,
    forget: () => rendered.clear(),
    /** Returns the number of renders of components with this name. */
    of: (name: string) => rendered.get(name) ?? 0,
    /** Returns the number of all renders. */
    total: () => [...rendered.values()].reduce((sum, times) => sum + times, 0),
    byName: () => Object.fromEntries([...rendered].sort((one, other) => other[1] - one[1])),
  }
}

/** Returns the current root: React keeps the previous one as well. */
function rootOf(element: HTMLElement | null): Fiber | null {
  const key = element && Object.keys(element).find((name) => name.startsWith('__reactFiber$'))
  let fiber = key ? (element as unknown as Record<string, Fiber>)[key] : undefined
  while (fiber?.return) fiber = fiber.return
  return fiber ? (fiber.stateNode as { current: Fiber }).current : null
}

/** Returns a component's name; `null` for elements and other types. */
function nameOf(type: unknown): string | null {
  if (typeof type === 'function') return type.name
  if (typeof type !== 'object' || type === null) return null
  const { displayName, render, type: inner } = type as Partial<Record<string, unknown>>
  if (typeof displayName === 'string') return displayName
  return nameOf(inner) ?? nameOf(render)
}
