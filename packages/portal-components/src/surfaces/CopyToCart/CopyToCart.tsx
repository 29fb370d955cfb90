import { ShoppingCart } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../parts/Button'
import type { ButtonProps } from '../../parts/Button'
import { Confirm } from '../../parts/Confirm'
import type { ConfirmProps } from '../../parts/Confirm'
import { cartQuery } from '../../data/cart/cartQuery'
import { useCart } from '../../data/cart/cart'
import { usePortal, useMessages } from '../../context/PortalContext'
import { useQueryCache } from '../../context/queries'
import { commonMessages } from '../../messages/common'
import { listsMessages } from '../../messages/lists'

export interface CopyToCartProps extends Pick<
  ButtonProps,
  'tone' | 'size' | 'isDisabled' | 'isFullWidth' | 'aria-label'
> {
  label: string
  /** Returns the sentence that the items already in the cart stay; `null` if their number is unknown. */
  note: (items: number | null) => string
  /** Default: true. */
  hasIcon?: boolean
  isPending: boolean
  onCopy: () => void
}

/** Copies goods to the cart on press, and asks for confirmation if the cart is not empty. */
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

interface CopyQuestionOptions<Of> extends Pick<CopyToCartProps, 'note'> {
  onCopy: (of: Of) => void
}

/**
 * Asks for confirmation before goods are copied to a cart with items in it; copies them at once to an empty cart. Pass
 * `question` to a `Confirm`.
 */
export function useCopyQuestion<Of = void>({ note, onCopy }: CopyQuestionOptions<Of>) {
  const { client } = usePortal()
  const words = useMessages(listsMessages)
  const common = useMessages(commonMessages)
  const { cart } = useCart()
  const queryClient = useQueryCache()
  const [asked, setAsked] = useState<{ of: Of; items: number | null } | null>(null)
  const [isOpen, setIsOpen] = useState(false)
  const [isLooking, setIsLooking] = useState(false)

  const look = async (of: Of) => {
    setIsLooking(true)
    // Waits for the cart's first fetch. A cart that failed to load may hold anything, so the question then has no
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
    cancelLabel: common.cancel,
    onConfirm: () => {
      setIsOpen(false)
      if (asked) onCopy(asked.of)
    },
    children: note(items),
  }
  return {
    /** Copies, after confirmation if needed. */
    begin: (of: Of) => void look(of),
    /** The cart is loading. */
    isLooking,
    question,
  }
}
