import { X } from 'lucide-react'
import { useRef } from 'react'
import { useMessages } from '../../context/PortalContext'
import { emailMessages } from '../../messages/email'
import { BoxButton } from '../../parts/field/field.styles'
import { TextField } from '../../parts/field/TextField'
import type { TextFieldProps } from '../../parts/field/TextField'

/** A text field with a button that empties it. */
export function AddressField(props: TextFieldProps) {
  const words = useMessages(emailMessages)
  const frame = useRef<HTMLDivElement>(null)
  const clear = () => {
    props.onChange?.('')
    // The pressed button disappears.
    frame.current?.querySelector('input')?.focus()
  }
  const end = (
    <BoxButton isBeside aria-label={words.clearAddress} onPress={clear}>
      <X size={18} aria-hidden />
    </BoxButton>
  )
  return (
    <div ref={frame}>
      <TextField {...props} end={props.value ? end : <span />} />
    </div>
  )
}
