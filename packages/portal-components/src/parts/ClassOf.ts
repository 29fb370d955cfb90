import type { ReactNode } from 'react'

export interface ClassOfProps {
  className?: string
  /** Draws plain elements of that class. */
  children: (className: string | undefined) => ReactNode
}

/**
 * Works a class out once for many elements, as `styled(ClassOf)`. Use it for the rows and heads of lists: a styled
 * component puts all of its rules together each time it is drawn, to know its class.
 */
export function ClassOf({ className, children }: ClassOfProps): ReactNode {
  return children(className)
}
