import { Check } from 'lucide-react'
import type { RefObject } from 'react'
import { AriaFrame } from '../AriaFrame'
import * as P from '../popover.styles'
import * as S from './SelectList.styles'
import type { SelectOption } from './SelectOption'

export interface SelectListProps {
  id: string
  options: readonly SelectOption[]
  value: string | null
  onChoose: (id: string) => void
  isOpen: boolean
  onClose: () => void
  /** The option that has the focus at first, unless one is chosen. */
  begin: 'first' | 'last'
  triggerRef: RefObject<HTMLElement | null>
  'aria-labelledby': string | undefined
}

/** The answers of a `Select`. They are in a chunk of their own, which the select reads before it opens. */
export function SelectList({
  id,
  options,
  value,
  onChoose,
  isOpen,
  onClose,
  begin,
  triggerRef,
  'aria-labelledby': labelledBy,
}: SelectListProps) {
  const choose = (chosen: string | undefined) => {
    // The one that is chosen already comes as none at all.
    if (chosen !== undefined) onChoose(chosen)
    onClose()
  }
  return (
    <AriaFrame>
      <P.Popover
        trigger="Select"
        triggerRef={triggerRef}
        placement="bottom start"
        offset={4}
        isOpen={isOpen}
        onOpenChange={onClose}
        aria-labelledby={labelledBy}
      >
        <S.ListBox
          id={id}
          aria-labelledby={labelledBy}
          autoFocus={begin}
          selectionMode="single"
          selectedKeys={value === null ? [] : [value]}
          onSelectionChange={(keys) => choose([...keys].map(String)[0])}
          escapeKeyBehavior="none"
          shouldSelectOnPressUp
          shouldFocusOnHover
        >
          {options.map((option) => (
            <S.Option key={option.id} id={option.id} textValue={option.name}>
              {({ isSelected }) => (
                <>
                  <S.Words>
                    <span>{option.name}</span>
                    {option.hint && <S.OptionHint>{option.hint}</S.OptionHint>}
                  </S.Words>
                  {isSelected && <Check aria-hidden />}
                </>
              )}
            </S.Option>
          ))}
        </S.ListBox>
      </P.Popover>
    </AriaFrame>
  )
}
