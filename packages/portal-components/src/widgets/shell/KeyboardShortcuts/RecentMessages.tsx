import { token } from '@trade-portal/theme'
import { styled } from 'styled-components'
import { usePortalAtomValue } from '../../../context/atoms'
import { recentMessagesAtom } from '../../../context/notices'
import { usePortal, useMessages } from '../../../context/PortalContext'
import { recentMessagesMessages } from '../../../messages/keyboard'
import { EmptyState } from '../../../parts/EmptyState'
import { Stack, Text } from '../../../parts/layout/Layout'
import { Modal } from '../../../parts/Modal'

/** Lists the notices of this session. */
export function RecentMessages({ onOpenChange }: { onOpenChange: (isOpen: boolean) => void }) {
  const { formats } = usePortal()
  const words = useMessages(recentMessagesMessages)
  const messages = usePortalAtomValue(recentMessagesAtom)
  return (
    <Modal isOpen onOpenChange={onOpenChange} title={words.title}>
      {messages.length === 0 ? (
        <EmptyState title={words.none} />
      ) : (
        <Stack as="ol">
          {messages.map(({ id, text, lines = [], at }) => (
            <Message key={id}>
              <span>{[text, ...lines].join(' · ')}</span>
              <Text tone="muted" size={14} tabular nowrap>
                {formats.lately(at)}
              </Text>
            </Message>
          ))}
        </Stack>
      )}
    </Modal>
  )
}

const Message = styled.li`
  display: flex;
  justify-content: space-between;
  gap: ${token.space[16]};
  padding-block: ${token.space[12]};
  overflow-wrap: anywhere;

  & + & {
    border-block-start: 1px solid ${token.color.border};
  }
`
