import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import type { PopoverProps } from 'react-aria-components/Popover'
import { hideOutside } from './hideOutside'
import { Popover } from './popover.styles'

export interface ModalPopoverProps extends Omit<PopoverProps, 'children'> {
  children: ReactNode
}

/**
 * A popover that has the focus, the keys and all presses to itself. Screen readers do not find the page behind it, which
 * is not inert: that would have the browser work out all of its styles anew as the popover opens, and again as it closes.
 */
export function ModalPopover({ children, ...props }: ModalPopoverProps) {
  return (
    <Popover {...props}>
      {children}
      <Alone />
    </Popover>
  )
}

/** Stands in the popover, as effects of what stands inside run before its own. */
function Alone() {
  const ref = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    // Beside the popover stand the submenus of it, in one element with it.
    const overlay = ref.current?.parentElement?.parentElement
    return overlay ? hideOutside(overlay) : undefined
  }, [])
  return <span ref={ref} hidden />
}
