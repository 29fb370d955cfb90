import { Copy } from 'lucide-react'
import { IconButton } from '../../parts/IconButton'
import { usePortal } from '../../context/PortalContext'
import { useNotify } from '../../context/notices'
import { checkoutMessages } from '../../messages/checkout'

/** Copies an order's number, for instance for a text message to the site. */
export function CopyNumber({ number }: { number: string }) {
  const words = usePortal().messagesOf(checkoutMessages)
  const notify = useNotify()
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(number)
      notify.success(words.numberCopied)
    } catch {
      // The clipboard is missing on an insecure page or without permission.
      notify.error(words.numberNotCopied)
    }
  }
  return <IconButton label={words.copyNumber} icon={<Copy aria-hidden />} onPress={() => void copy()} />
}
