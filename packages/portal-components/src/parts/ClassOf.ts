import type { ReactNode } from 'react'

export interface ClassOfProps {
  className?: string
  /** Renders plain elements with that class. */
  children: (className: string | undefined) => ReactNode
}

/**
 * Computes a class once for many elements, as `styled(ClassOf)`. Use it for the rows and headers of lists: a
 * styled component assembles all its rules on each render to find its class.
 */
export function ClassOf({ className, children }: ClassOfProps): ReactNode {
  return children(className)
}
