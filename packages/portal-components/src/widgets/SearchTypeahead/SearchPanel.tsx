import { useContext } from 'react'
import type { HTMLAttributes, RefObject } from 'react'
import { PinnedLayer } from '../../parts/PinnedLayer'
import { Skeleton } from '../../parts/Skeleton'
import { useScrollHolds } from '../../parts/useScrollHolds'
import { optionKey } from './searchOptions'
import type { SearchOption } from './searchOptions'
import { OptionContent } from './OptionContent'
import * as S from './SearchTypeahead.styles'

export interface SearchPanelProps {
  /** What it opens under. */
  triggerRef: RefObject<HTMLElement | null>
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  /** What the options are, or why there are none. */
  caption: string
  isPending: boolean
  options: SearchOption[]
  highlightedIndex: number
  menuProps: HTMLAttributes<HTMLElement>
  itemProps: (option: SearchOption, index: number) => HTMLAttributes<HTMLElement>
}

/** The list under the search field, which in a bar that sticks stays while the page scrolls. */
export function SearchPanel({
  triggerRef,
  isOpen,
  onOpenChange,
  caption,
  isPending,
  options,
  highlightedIndex,
  menuProps,
  itemProps,
}: SearchPanelProps) {
  const layer = useContext(PinnedLayer)
  const { isHeld } = useScrollHolds({
    isOpen,
    triggerRef,
    isPinned: layer !== null,
    onMoved: () => onOpenChange(false),
  })
  return (
    <S.Panel
      triggerRef={triggerRef}
      isNonModal
      isOpen={isOpen}
      onOpenChange={(isNowOpen) => {
        if (isNowOpen || !isHeld()) onOpenChange(isNowOpen)
      }}
      UNSTABLE_portalContainer={layer ?? undefined}
      placement="bottom start"
      offset={6}
    >
      {/* The field's own status tells it to whoever does not see it. */}
      <S.Caption aria-hidden>{caption}</S.Caption>
      {isPending && <PendingRows />}
      <S.Options {...menuProps} aria-busy={isPending}>
        {options.map((option, index) => (
          <S.Option
            key={optionKey(option)}
            {...itemProps(option, index)}
            data-kind={option.kind}
            data-focused={index === highlightedIndex || undefined}
          >
            <OptionContent option={option} />
          </S.Option>
        ))}
      </S.Options>
    </S.Panel>
  )
}

/** As tall as the rows that come in their place. */
function PendingRows() {
  return (
    <S.Pending aria-hidden>
      {['64%', '48%', '56%'].map((width) => (
        <S.PendingRow key={width}>
          <Skeleton width={56} height={42} />
          <Skeleton width={width} height={18} />
        </S.PendingRow>
      ))}
    </S.Pending>
  )
}
