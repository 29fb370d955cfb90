import { Printer } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../parts/Button'
import { useMessages } from '../../context/PortalContext'
import { commonMessages } from '../../messages/common'

export interface PrintButtonProps {
  tone?: 'secondary' | 'quiet'
  /** Loads data that belongs on paper but is not on the screen yet. The page is printed even if it fails. */
  onPrepare?: () => Promise<unknown>
}

/** Prints the page. Use it where a customer wants the document on paper, or as a PDF. */
export function PrintButton({ tone = 'secondary', onPrepare }: PrintButtonProps) {
  const words = useMessages(commonMessages)
  const [isPreparing, setIsPreparing] = useState(false)

  const print = async () => {
    setIsPreparing(true)
    await onPrepare?.().catch(() => undefined)
    setIsPreparing(false)
    // The print dialog blocks the page, so the button leaves its pending state first.
    requestAnimationFrame(() => window.print())
  }
  return (
    <Button tone={tone} icon={<Printer aria-hidden />} isPending={isPreparing} onPress={() => void print()}>
      {words.print}
    </Button>
  )
}
