import type { ButtonHTMLAttributes, MouseEvent, Ref } from 'react'

export interface PlainButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'onClick'> {
  onPress?: ((event: MouseEvent<HTMLButtonElement>) => void) | undefined
  isDisabled?: boolean | undefined
  /** Leaves the focus where it is, as in the field that the button belongs to, and is no stop of the Tab key. */
  isBeside?: boolean
  ref?: Ref<HTMLButtonElement>
}

/** The browser's own button, to be styled. What opens from it comes back to it, in Safari too. */
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

/** Safari gives a button that is pressed no focus, and what opens from it could not give it back. */
function takeFocus({ currentTarget: button }: MouseEvent<HTMLButtonElement>) {
  const { activeElement } = button.getRootNode() as Document | ShadowRoot
  if (activeElement !== button) button.focus({ preventScroll: true })
}
