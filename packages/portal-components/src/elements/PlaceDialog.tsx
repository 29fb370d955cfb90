import { use, useState } from 'react'
import { Modal } from '../parts/Modal'
import { usePortal } from '../context/PortalContext'
import { FrameTitle } from '../surfaces/Widget/FrameTitle'
import type { ElementInput, ElementViewModule } from './elementView'
import type { PlaceView } from './placeViews'

export interface PlaceDialogProps {
  place: PlaceView
  /** The view of the place, on its way. */
  module: Promise<ElementViewModule>
  tell: ElementInput['tell']
  onClose: () => void
}

/** With these there is nothing more to do in a dialog. */
const ends = ['order:complete', 'person:done']

/** A place for which the page has none of its own, over the page. Its links lead on in the dialog. */
export function PlaceDialog({ place, module, tell, onClose }: PlaceDialogProps) {
  const { view: View } = use(module)
  const { companyName } = usePortal().client.configuration
  const [title, setTitle] = useState<string | null>(null)
  const [attributes, setAttributes] = useState(place.attributes)
  return (
    <Modal isOpen onOpenChange={onClose} title={title ?? companyName} size="large">
      <FrameTitle value={setTitle}>
        <View
          attribute={(name) => attributes[name]}
          property={() => undefined}
          setAttribute={(name, value) =>
            setAttributes(({ [name]: _, ...others }) =>
              value === null ? others : { ...others, [name]: value },
            )
          }
          slotted={() => null}
          tell={(name, detail) => {
            const goesOn = tell(name, detail)
            if (!ends.includes(name)) return goesOn
            onClose()
            return false
          }}
        />
      </FrameTitle>
    </Modal>
  )
}
