import { Copy } from 'lucide-react'
import { IconButton } from '../../parts/IconButton'
import { usePortal } from '../../context/PortalContext'
import { useNotify } from '../../context/notices'
import { checkoutWords } from '../../messages/checkout'

/** Copies an order's number, as for a text message to the site. */
export function CopyNumber({ number }: { number: string }) {
  const words = usePortal().say(checkoutWords)
  const notify = useNotify()
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(number)
      notify.success(words.numberCopied)
    } catch {
      // A page without a secure address, or without leave, has no clipboard.
      notify.error(words.numberNotCopied)
    }
  }
  return <IconButton label={words.copyNumber} icon={<Copy aria-hidden />} onPress={() => void copy()} />
}
