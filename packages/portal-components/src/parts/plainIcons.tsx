import type { ReactNode } from 'react'

// Lucide icons for list rows: elements created once, instead of two components for each of hundreds.
export const arrowDown = rendered('M12 5v14', 'm19 12-7 7-7-7')
export const arrowUp = rendered('m5 12 7-7 7 7', 'M12 19V5')
export const minus = rendered('M5 12h14')
export const plus = rendered('M5 12h14M12 5v14')
export const trash = rendered(
  'M10 11v6M14 11v6M19 6v14a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2V6M3 6h18M8 6V4a2 2 0 0 1 2-2h4a2 2 0 0 1 2 2v2',
)

function rendered(...paths: string[]): ReactNode {
  return (
    <svg
      width={24}
      height={24}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
    >
      {paths.map((path) => (
        <path key={path} d={path} />
      ))}
    </svg>
  )
}
