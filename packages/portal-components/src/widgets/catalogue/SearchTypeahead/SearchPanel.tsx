import type { Product } from '@trade-portal/fluid-sdk'
import { Plus, Ruler } from 'lucide-react'
import { useContext } from 'react'
import type { HTMLAttributes, RefObject } from 'react'
import { useMessages } from '../../../context/PortalContext'
import { productsMessages } from '../../../messages/catalogue'
import { searchMessages } from '../../../messages/search'
import { AriaFrame } from '../../../parts/AriaFrame'
import { Stack } from '../../../parts/layout/Layout'
import { PinnedLayer } from '../../../parts/PartContext'
import { Skeleton } from '../../../parts/Skeleton'
import { useScrollHolds } from '../../../parts/ariaPatches/useScrollHolds'
import { InCartSums } from '../../../surfaces/InCart/InCartSums'
import { OptionContent } from './OptionContent'
import { optionKey } from './useSearchAnswer'
import type { SearchOption } from './useSearchAnswer'
import * as S from './SearchPanel.styles'

export interface SearchPanelProps {
  triggerRef: RefObject<HTMLElement | null>
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  /** Label of the options, or the reason for their absence. */
  caption: string
  isPending: boolean
  options: SearchOption[]
  highlightedIndex: number
  menuProps: HTMLAttributes<HTMLElement>
  /** Adds a product to the cart; undefined without a cart. */
  onAdd: ((product: Product) => void) | undefined
  itemProps: (option: SearchOption, index: number) => HTMLAttributes<HTMLElement>
}

/** The list under the search field. Under a sticky bar it stays open while the page scrolls. */
export function SearchPanel({
  triggerRef,
  isOpen,
  onOpenChange,
  caption,
  isPending,
  options,
  highlightedIndex,
  menuProps,
  onAdd,
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
    <AriaFrame>
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
        {/* Hidden, because the field's live region announces the same text. */}
        <S.Caption aria-hidden>{caption}</S.Caption>
        {isPending && <PendingRows />}
        <InCartSums>
          <S.Rows>
            <S.Options
              {...menuProps}
              aria-busy={isPending}
              style={{ gridRow: `1 / span ${Math.max(1, options.length)}` }}
            >
              {options.map((option, index) => (
                <S.Option
                  key={optionKey(option)}
                  {...itemProps(option, index)}
                  style={{ gridRow: index + 1 }}
                  data-kind={option.kind}
                  data-focused={index === highlightedIndex || undefined}
                >
                  <OptionContent option={option} />
                </S.Option>
              ))}
            </S.Options>
            {onAdd &&
              options.map(
                (option, index) =>
                  option.kind === 'product' && (
                    <QuickAdd
                      key={option.product.id}
                      product={option.product}
                      row={index + 1}
                      onAdd={onAdd}
                    />
                  ),
              )}
          </S.Rows>
        </InCartSums>
      </S.Panel>
    </AriaFrame>
  )
}

/** Placeholder rows with the height of the options. */
function PendingRows() {
  return (
    <Stack aria-hidden>
      {['64%', '48%', '56%'].map((width) => (
        <S.PendingRow key={width}>
          <Skeleton width={56} height={42} />
          <Skeleton width={width} height={18} />
        </S.PendingRow>
      ))}
    </Stack>
  )
}

interface QuickAddProps {
  product: Product
  /** Row of the option beside it, from 1. */
  row: number
  onAdd: (product: Product) => void
}

/**
 * Adds a product at once, or opens its tally. The button is beside the option, because an option may not contain one.
 */
function QuickAdd({ product, row, onAdd }: QuickAddProps) {
  const products = useMessages(productsMessages)
  const search = useMessages(searchMessages)
  const { id, name, isTally, units } = product
  const label = isTally ? products.tallyOf(name) : search.addOne(units[0] ?? '', name)
  return (
    <S.QuickAdd
      style={{ gridRow: row }}
      aria-label={label}
      data-product={id}
      isBeside
      onPress={() => onAdd(product)}
    >
      {isTally ? <Ruler aria-hidden /> : <Plus aria-hidden />}
    </S.QuickAdd>
  )
}
