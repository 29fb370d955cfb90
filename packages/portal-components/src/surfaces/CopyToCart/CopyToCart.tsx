import { ShoppingCart } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../parts/Button'
import type { ButtonProps } from '../../parts/Button'
import { Confirm } from '../../parts/Confirm'
import type { ConfirmProps } from '../../parts/Confirm'
import { cartQuery } from '../../data/cart/cartQuery'
import { useCart } from '../../data/cart/cart'
import { usePortal } from '../../context/PortalContext'
import { useQueryCache } from '../../context/queries'
import { commonWords } from '../../messages/common'
import { listsWords } from '../../messages/lists'

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

interface CopyQuestionOptions<Of> {
  /** Says, where so many items are in the cart already, that they stay; `null`: nobody knows how many. */
  note: (items: number | null) => string
  onCopy: (of: Of) => void
}

/**
 * Asks before goods are copied to a cart that is not empty, and copies them at once to one that is. Use it with a
 * `Confirm` that is given the `question`.
 */
export function useCopyQuestion<Of = void>({ note, onCopy }: CopyQuestionOptions<Of>) {
  const { client, say } = usePortal()
  const words = say(listsWords)
  const { cart } = useCart()
  const queryClient = useQueryCache()
  const [asked, setAsked] = useState<{ of: Of; items: number | null } | null>(null)
  const [isOpen, setIsOpen] = useState(false)
  const [isLooking, setIsLooking] = useState(false)

  const look = async (of: Of) => {
    setIsLooking(true)
    // Waits for the cart's first read. A cart that cannot be read may hold anything, so the question then names no
    // count.
    const known = cart ?? (await queryClient.ensureQueryData(cartQuery(client)).catch(() => null))
    setIsLooking(false)
    if (known?.lines.length === 0) return onCopy(of)
    setAsked({ of, items: known?.lines.length ?? null })
    setIsOpen(true)
  }
  const items = asked?.items ?? null
  const question: ConfirmProps = {
    isOpen,
    onOpenChange: setIsOpen,
    title: items === null ? words.copyUnknownTitle : words.copyTitle,
    confirmLabel: words.copyConfirm,
    cancelLabel: say(commonWords).cancel,
    onConfirm: () => {
      setIsOpen(false)
      if (asked) onCopy(asked.of)
    },
    children: note(items),
  }
  return {
    /** Copies, after asking where there is something to ask. */
    begin: (of: Of) => void look(of),
    /** The cart is being read. */
    isLooking,
    question,
  }
}
