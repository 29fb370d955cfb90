/**
 * The rule that React Aria adds to the document in a style element. Shadow roots do not get it, and a strict policy
 * refuses the element.
 */
export const pressableRule = '[data-react-aria-pressable] { touch-action: pan-x pan-y pinch-zoom; }'
