import { Suspense, lazy, useState } from 'react'
import { Button } from '../../parts/Button'
import { usePortal } from '../../portal/PortalContext'

const SaveListModal = lazy(() =>
  import('./SaveListModal').then((module) => ({ default: module.SaveListModal })),
)

/** Saves the cart as a list, under a name that it asks for. */
export function SaveList() {
  const { messages } = usePortal()
  const [isOpen, setIsOpen] = useState(false)
  // Once opened it stays, so that it can go out as it came in.
  const [hasOpened, setHasOpened] = useState(false)

  const open = () => {
    setHasOpened(true)
    setIsOpen(true)
  }
  return (
    <>
      <Button isFullWidth onPress={open}>
        {messages.lists.save}
      </Button>
      {hasOpened && (
        <Suspense fallback={null}>
          <SaveListModal isOpen={isOpen} onOpenChange={setIsOpen} />
        </Suspense>
      )}
    </>
  )
}
