import { EmptyState } from '../../../parts/EmptyState'
import { Modal } from '../../../parts/Modal'
import { usePortalAtomValue } from '../../../context/atoms'
import { recentMessagesAtom } from '../../../context/notices'
import { usePortal } from '../../../context/PortalContext'
import { recentMessagesWords } from '../../../messages/keyboard'
import * as S from './RecentMessages.styles'

export interface RecentMessagesProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** Lists the notices of this session. */
export function RecentMessages({ isOpen, onOpenChange }: RecentMessagesProps) {
  const { formats, say } = usePortal()
  const words = say(recentMessagesWords)
  const messages = usePortalAtomValue(recentMessagesAtom)
  return (
    <Modal isOpen={isOpen} onOpenChange={onOpenChange} title={words.title}>
      {messages.length === 0 ? (
        <EmptyState title={words.none} />
      ) : (
        <S.List>
          {messages.map(({ id, text, lines = [], at }) => (
            <S.Message key={id}>
              <span>{[text, ...lines].join(' · ')}</span>
              <S.Time>{formats.lately(at)}</S.Time>
            </S.Message>
          ))}
        </S.List>
      )}
    </Modal>
  )
}
