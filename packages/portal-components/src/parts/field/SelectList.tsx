import { Check } from 'lucide-react'
import { useEffectEvent, useLayoutEffect, useRef } from 'react'
import type { PointerEvent, RefObject } from 'react'
import type { SelectOption } from './field'
import { scrollToElement } from '../../hooks/layoutObservers'
import { Stack, Text } from '../layout/Layout'
import * as S from './Select.styles'
import { useListKeys } from './selectKeys'
import { TopLayer } from '../TopLayer'

export interface SelectListProps {
  id: string
  options: readonly SelectOption[]
  value: string | null
  onChoose: (id: string) => void
  /** Called when the list closes, after the focus has returned. */
  onClose: () => void
  /** The option to focus if none is chosen. */
  begin: 'first' | 'last'
  triggerRef: RefObject<HTMLElement | null>
  'aria-labelledby': string | undefined
}

/** The open list of a `Select`. */
export function SelectList({
  id,
  options,
  value,
  onChoose,
  onClose,
  begin,
  triggerRef,
  'aria-labelledby': labelledBy,
}: SelectListProps) {
  const list = useRef<HTMLDivElement>(null)
  const isPressedHere = useRef(false)

  const close = () => {
    triggerRef.current?.focus({ preventScroll: true })
    onClose()
  }
  const choose = (chosen: string) => {
    if (chosen !== value) onChoose(chosen)
    close()
  }
  const elements = () => [...(list.current?.children ?? [])] as HTMLElement[]
  const focusOption = (index: number) => {
    const element = elements()[index]
    element?.focus({ preventScroll: true })
    scrollToElement(element, { block: 'nearest' })
  }
  const handleKeyDown = useListKeys({
    options,
    focused: () => elements().findIndex((element) => element.matches(':focus')),
    onFocus: focusOption,
    onChoose: choose,
    onClose: close,
  })

  const focusFirst = useEffectEvent(() => {
    const chosenAt = options.findIndex((option) => option.id === value)
    focusOption(chosenAt !== -1 ? chosenAt : begin === 'first' ? 0 : options.length - 1)
  })
  useLayoutEffect(() => focusFirst(), [])

  const handlePointerMove = ({ pointerType, currentTarget }: PointerEvent<HTMLElement>) => {
    if (pointerType === 'mouse' && !currentTarget.matches(':focus'))
      currentTarget.focus({ preventScroll: true })
  }
  return (
    <TopLayer triggerRef={triggerRef} onClose={close} onKeyDown={handleKeyDown}>
      <S.Place>
        <S.List
          ref={list}
          id={id}
          role="listbox"
          tabIndex={-1}
          aria-labelledby={labelledBy}
          onMouseDown={() => (isPressedHere.current = true)}
        >
          {options.map((option) => (
            <S.Option
              key={option.id}
              role="option"
              tabIndex={-1}
              aria-selected={option.id === value}
              data-selected={option.id === value || undefined}
              onPointerMove={handlePointerMove}
              onClick={() => choose(option.id)}
              // The mouse may be pressed on the trigger and released here.
              onMouseUp={() => !isPressedHere.current && choose(option.id)}
            >
              <Stack as="span" grow>
                <span>{option.name}</span>
                {option.hint && (
                  <Text size={12} tone="muted" weight="regular">
                    {` ${option.hint}`}
                  </Text>
                )}
              </Stack>
              {option.id === value && <Check aria-hidden />}
            </S.Option>
          ))}
        </S.List>
      </S.Place>
    </TopLayer>
  )
}
