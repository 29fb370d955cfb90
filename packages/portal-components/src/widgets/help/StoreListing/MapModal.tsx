import type { Branch } from '@trade-portal/fluid-sdk'
import { Link } from '../../../parts/Link'
import { Modal } from '../../../parts/Modal'
import { usePortal } from '../../../context/PortalContext'
import * as S from './StoreListing.styles'
import { commonWords } from '../../../messages/common'
import { storesWords } from '../../../messages/help'

export interface MapModalProps {
  store: Branch
  /** Address of the embedded map. */
  src: string
  /** Address of the map on a page of its own. */
  href: string
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** Shows where a store is. The map is loaded when it is opened, and not before. */
export function MapModal({ store, src, href, isOpen, onOpenChange }: MapModalProps) {
  const { say } = usePortal()
  const common = say(commonWords)
  const words = say(storesWords)
  return (
    <Modal
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={store.name}
      subtitle={store.address.join(', ')}
      size="large"
      footer={
        <Link href={href} tone="button" isExternal externalLabel={common.externalLink}>
          {words.openInMaps}
        </Link>
      }
    >
      <S.Map
        src={src}
        title={words.mapOf(store.name)}
        loading="lazy"
        referrerPolicy="strict-origin-when-cross-origin"
        allowFullScreen
      />
    </Modal>
  )
}
