import { Check, Plus } from 'lucide-react'
import type { HTMLAttributes, RefObject } from 'react'
import { AriaFrame } from '../AriaFrame'
import * as S from './ComboList.styles'
import type { SelectOption } from './field'
import { Stack, Text } from '../layout/Layout'

export interface ComboListProps {
  triggerRef: RefObject<HTMLElement | null>
  isOpen: boolean
  onClose: () => void
  caption: string
  options: readonly SelectOption[]
  value: string
  /** The id of the option for a new answer. */
  ownId: string
  highlightedIndex: number
  menuProps: HTMLAttributes<HTMLElement>
  itemProps: (option: SelectOption, index: number) => HTMLAttributes<HTMLElement>
}

/** The suggestions of a `ComboField`, in a separate chunk that the field loads before it opens. */
export function ComboList({
  triggerRef,
  isOpen,
  onClose,
  caption,
  options,
  value,
  ownId,
  highlightedIndex,
  menuProps,
  itemProps,
}: ComboListProps) {
  return (
    <AriaFrame>
      <S.Panel
        triggerRef={triggerRef}
        isNonModal
        isOpen={isOpen}
        onOpenChange={(isNowOpen) => !isNowOpen && onClose()}
        placement="bottom start"
        offset={4}
        aria-label={caption}
      >
        <S.Caption aria-hidden>{caption}</S.Caption>
        <S.Options {...menuProps}>
          {options.map((option, index) => (
            <S.Option
              key={option.id}
              {...itemProps(option, index)}
              data-kind={option.id === ownId ? 'new' : undefined}
              data-focused={index === highlightedIndex || undefined}
            >
              {option.id === ownId && <Plus aria-hidden />}
              <Stack as="span" grow>
                <Text weight="medium">{option.name}</Text>
                {option.hint && (
                  <Text size={12} tone="muted" weight="regular">
                    {` ${option.hint}`}
                  </Text>
                )}
              </Stack>
              {option.id === value && <Check aria-hidden />}
            </S.Option>
          ))}
        </S.Options>
      </S.Panel>
    </AriaFrame>
  )
}
