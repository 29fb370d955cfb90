import { RefreshCw } from 'lucide-react'
import { useRequestNew } from '../../../data/account/priceBook'
import { Button } from '../../../parts/Button'
import { usePortal } from '../../../context/PortalContext'
import { priceBookWords } from '../../../messages/priceBook'

/** Asks the merchant for a new file. */
export function RequestNew() {
  const words = usePortal().say(priceBookWords)
  const requestNew = useRequestNew()
  return (
    <Button
      icon={<RefreshCw size={18} aria-hidden />}
      isPending={requestNew.isPending}
      onPress={() => requestNew.mutate()}
    >
      {words.requestNew}
    </Button>
  )
}
