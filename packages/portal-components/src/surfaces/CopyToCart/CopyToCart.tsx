import { ShoppingCart } from 'lucide-react'
import { Button } from '../../parts/Button'
import type { ButtonProps } from '../../parts/Button'
import { Confirm } from '../../parts/Confirm'
import { useCopyQuestion } from './useCopyQuestion'

export interface CopyToCartProps extends Pick<
  ButtonProps,
  'tone' | 'size' | 'isDisabled' | 'isFullWidth' | 'aria-label'
> {
  /** Says what the press does: "Copy List to Cart". */
  label: string
  /** Says, where so many items are in the cart already, that they stay; `null`: nobody knows how many. */
  note: (items: number | null) => string
  /** Default: yes. */
  hasIcon?: boolean
  isPending: boolean
  onCopy: () => void
}

/** Copies goods to the cart by a press, and asks first where the cart is not empty. */
export function CopyToCart({ label, note, isPending, hasIcon = true, onCopy, ...button }: CopyToCartProps) {
  const { begin, isLooking, question } = useCopyQuestion({ note, onCopy })
  return (
    <>
      <Button
        {...button}
        {...(hasIcon && { icon: <ShoppingCart size={18} aria-hidden /> })}
        isPending={isLooking || isPending}
        onPress={() => begin()}
      >
        {label}
      </Button>
      <Confirm {...question} />
    </>
  )
}
