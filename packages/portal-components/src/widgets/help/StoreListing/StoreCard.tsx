import type { Branch } from '@trade-portal/fluid-sdk'
import { MapPin, Phone } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../parts/Button'
import { Heading } from '../../../parts/Heading'
import { Link } from '../../../parts/Link'
import { phoneAddress } from '../../../routes/phoneAddress'
import { embeddedMapAddress, mapAddress } from '../../../routes/storeAddresses'
import { usePortal, useMessages } from '../../../context/PortalContext'
import * as Grid from '../../../surfaces/CardGrid/CardGrid.styles'
import * as S from './StoreListing.styles'
import { commonMessages } from '../../../messages/common'
import { storesMessages } from '../../../messages/help'
import { Modal } from '../../../parts/Modal'

/** A store's address, phone number and map, which is embedded if the merchant has a key for maps. */
export function StoreCard({ store }: { store: Branch }) {
  const { settings } = usePortal()
  const common = useMessages(commonMessages)
  const words = useMessages(storesMessages)
  const [isOpen, setIsOpen] = useState(false)
  const { name, address, phone } = store
  const key = settings.values.get('maps_key') ?? ''
  const embedded = key && embeddedMapAddress(store, key)
  const map = mapAddress(store)
  const call = phoneAddress(phone)
  return (
    <Grid.Card>
      <Grid.Words>
        <Heading level={2}>{name}</Heading>
        <S.Address>
          {address.length > 0
            ? address.map((line, index) => <span key={index}>{line}</span>)
            : words.noAddress}
        </S.Address>
        {phone && (
          <S.Phone>
            {call === null ? (
              phone
            ) : (
              <Link href={call} icon={<Phone aria-hidden />} aria-label={words.call(name, phone)}>
                {phone}
              </Link>
            )}
          </S.Phone>
        )}
      </Grid.Words>
      {map !== null && (
        <Grid.Actions>
          {embedded ? (
            <>
              <Button
                icon={<MapPin size={18} aria-hidden />}
                aria-label={words.viewMapOf(name)}
                onPress={() => setIsOpen(true)}
              >
                {words.viewMap}
              </Button>
              <MapModal store={store} src={embedded} href={map} isOpen={isOpen} onOpenChange={setIsOpen} />
            </>
          ) : (
            <Link
              href={map}
              tone="button"
              icon={<MapPin size={18} aria-hidden />}
              isExternal
              aria-label={`${words.viewMapOf(name)}, ${common.externalLink}`}
            >
              {words.viewMap}
            </Link>
          )}
        </Grid.Actions>
      )}
    </Grid.Card>
  )
}

interface MapModalProps {
  store: Branch
  /** Address of the embedded map. */
  src: string
  /** Address of the map on a separate page. */
  href: string
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** Map of a store, loaded when the modal opens. */
function MapModal({ store, src, href, isOpen, onOpenChange }: MapModalProps) {
  const common = useMessages(commonMessages)
  const words = useMessages(storesMessages)
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
