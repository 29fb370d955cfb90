import type { ButtonHTMLAttributes, MouseEvent, Ref } from 'react'

export interface PlainButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'onClick'> {
  onPress?: ((event: MouseEvent<HTMLButtonElement>) => void) | undefined
  isDisabled?: boolean | undefined
  /** Belongs to a field: it is no tab stop, and a press leaves the focus in the field. */
  isBeside?: boolean
  ref?: Ref<HTMLButtonElement>
}

/** An unstyled native button. Overlays return the focus to it, in Safari too. */
export function PlainButton({
  onPress,
  isDisabled = false,
  isBeside = false,
  type = 'button',
  ...button
}: PlainButtonProps) {
  return (
    <button
      tabIndex={isBeside ? -1 : undefined}
      onMouseDown={isBeside ? keepFocus : undefined}
      {...button}
      type={type}
      disabled={isDisabled}
      data-disabled={isDisabled || undefined}
      onClick={(event) => {
        if (!isBeside) takeFocus(event)
        onPress?.(event)
      }}
    />
  )
}

const keepFocus = (event: MouseEvent) => event.preventDefault()

/** Safari does not focus a pressed button, so an overlay could not return the focus to it. */
function takeFocus({ currentTarget: button }: MouseEvent<HTMLButtonElement>) {
  const { activeElement } = button.getRootNode() as Document | ShadowRoot
  if (activeElement !== button) button.focus({ preventScroll: true })
}
