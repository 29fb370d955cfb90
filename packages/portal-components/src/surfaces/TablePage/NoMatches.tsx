import { SearchX } from 'lucide-react'
import { Button } from '../../parts/Button'
import { EmptyState } from '../../parts/EmptyState'
import { usePortal } from '../../context/PortalContext'
import { tableMessages } from '../../messages/table'

/** Shows that a search or a filter matches nothing, with a button to show all rows. */
export function NoMatches({ search, onShowAll }: { search: string; onShowAll: () => void }) {
  const words = usePortal().messagesOf(tableMessages)
  return (
    <EmptyState
      title={words.empty}
      icon={<SearchX />}
      action={<Button onPress={onShowAll}>{words.showAll}</Button>}
    >
      {search && words.noMatches(search)}
    </EmptyState>
  )
}
