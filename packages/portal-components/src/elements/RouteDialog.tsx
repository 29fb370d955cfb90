import { use, useMemo, useState } from 'react'
import { Modal } from '../parts/Modal'
import { usePortal } from '../context/PortalContext'
import { HeadContext } from '../surfaces/Widget/HeadContext'
import type { ElementInput } from './elementView'
import type { RouteView } from './routeView'

export interface RouteDialogProps {
  /** The route's view, as it loads. */
  route: Promise<RouteView>
  tell: ElementInput['tell']
  onClose: () => void
}

/** Events that close the dialog. */
const ends = ['order:complete', 'person:done']

/** A route without a page of its host, in a dialog over the page. Its links lead on in the dialog. */
export function RouteDialog({ route, tell, onClose }: RouteDialogProps) {
  const { module, attributes: initial } = use(route)
  const { view: View } = module
  const { companyName } = usePortal().client.configuration
  const [title, setTitle] = useState<string | null>(null)
  const frame = useMemo(() => ({ onTitle: setTitle, isShown: true }), [])
  const [attributes, setAttributes] = useState(initial)
  return (
    <Modal isOpen onOpenChange={onClose} title={title ?? companyName} size="large">
      <HeadContext value={frame}>
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
      </HeadContext>
    </Modal>
  )
}
