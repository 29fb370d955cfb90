import { Dialog } from 'react-aria-components/Dialog'
import { AriaFrame } from '../../../parts/AriaFrame'
import * as S from './PhoneMenuLevels.styles'
import { PhoneMenuLevels } from './PhoneMenuLevels'

export interface PhoneMenuDialogProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  currentPath: string
}

/** The slide-in. Its code is read when a finger or the focus comes near the button that opens it. */
export function PhoneMenuDialog({ isOpen, onOpenChange, currentPath }: PhoneMenuDialogProps) {
  return (
    <AriaFrame>
      <S.Scrim isOpen={isOpen} onOpenChange={onOpenChange} isDismissable>
        <S.Panel>
          <Dialog>{({ close }) => <PhoneMenuLevels close={close} currentPath={currentPath} />}</Dialog>
        </S.Panel>
      </S.Scrim>
    </AriaFrame>
  )
}
