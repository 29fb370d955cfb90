import type { CustomList } from '@trade-portal/fluid-sdk'
import { useCopyList } from '../../data/lists/lists'
import { usePortal, useMessages } from '../../context/PortalContext'
import { CopyToCart } from './CopyToCart'
import type { CopyToCartProps } from './CopyToCart'
import { listsMessages } from '../../messages/lists'

export interface CopyListProps extends Pick<CopyToCartProps, 'tone' | 'isFullWidth' | 'hasIcon'> {
  list: CustomList
  /** Adds the list's name to the button's accessible name, for a page with several. */
  isOneOfMany?: boolean
}

/** Copies a list to the cart and goes there. */
export function CopyList({ list, isOneOfMany = false, ...button }: CopyListProps) {
  const { navigate } = usePortal()
  const words = useMessages(listsMessages)
  const copyList = useCopyList()
  return (
    <CopyToCart
      {...button}
      label={words.copy}
      {...(isOneOfMany && { 'aria-label': words.copyOf(list.name) })}
      note={(items) => (items === null ? words.copyUnknown : words.copyNote(items))}
      isPending={copyList.isPending}
      isDisabled={list.lines.length === 0}
      onCopy={() => copyList.mutate(list, { onSuccess: () => navigate('/cart') })}
    />
  )
}
