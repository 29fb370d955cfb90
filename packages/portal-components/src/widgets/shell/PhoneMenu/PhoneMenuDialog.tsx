import { Dialog } from 'react-aria-components/Dialog'
import { AriaFrame } from '../../../parts/AriaFrame'
import * as S from './PhoneMenuLevels.styles'
import { PhoneMenuLevels } from './PhoneMenuLevels'

export interface PhoneMenuDialogProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  currentPath: string
}

/** The slide-in dialog. Its code is loaded when the pointer or the focus reaches the button. */
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
