import { Download, ListPlus, ListMinus, X } from 'lucide-react'
import { useRef } from 'react'
import type { ReactNode } from 'react'
import { useMessages } from '../../context/PortalContext'
import { tableMessages } from '../../messages/table'
import { MoreMenu } from '../../parts/MoreMenu'
import type { MoreAction } from '../../parts/MoreMenu'
import { Button } from '../../parts/Button'
import { IconButton } from '../../parts/IconButton'
import * as S from './TablePage.styles'

export interface HeadToolsProps {
  /** Tools of wide containers. */
  children: ReactNode
  selecting: {
    isOn: boolean
    /** Number of rows to select, as text. */
    count: string
    onStart: () => void
    onSelectAll: () => void
    onStop: () => void
  } | null
  /** Saves the rows as a file. */
  onExport: (() => void) | undefined
  details: { areShown: boolean; onChange: (areShown: boolean) => void } | null
  /** More actions of the list, for narrow containers. */
  actions?: readonly MoreAction[] | undefined
}

/** The tools at the end of a list's head. On narrow containers they are a word for selecting and a menu. */
export function HeadTools({ children, selecting, onExport, details, actions = [] }: HeadToolsProps) {
  const words = useMessages(tableMessages)
  const narrowRef = useRef<HTMLDivElement>(null)
  const isSelecting = selecting?.isOn ?? false
  const replaced = (onPress: () => void) => () => {
    // The pressed button is replaced.
    narrowRef.current?.focus()
    onPress()
  }
  const items: MoreAction[] = [
    ...actions,
    ...(onExport
      ? [{ id: 'export', label: words.exportCsv, icon: <Download aria-hidden />, onAction: onExport }]
      : []),
    ...(details
      ? [
          {
            id: 'details',
            label: details.areShown ? words.hideDetails : words.showDetails,
            icon: details.areShown ? <ListMinus aria-hidden /> : <ListPlus aria-hidden />,
            onAction: () => details.onChange(!details.areShown),
          },
        ]
      : []),
  ]
  return (
    <S.HeadTools>
      {children && <S.OnWide>{children}</S.OnWide>}
      <S.OnNarrow ref={narrowRef} role="group" aria-label={words.tools} tabIndex={-1}>
        {selecting && isSelecting && (
          <>
            <Button tone="quiet" onPress={selecting.onSelectAll}>
              {words.selectAllOf(selecting.count)}
            </Button>
            <IconButton
              label={words.stopSelecting}
              icon={<X aria-hidden />}
              onPress={replaced(selecting.onStop)}
            />
          </>
        )}
        {!isSelecting && (
          <>
            {selecting && (
              <Button tone="quiet" onPress={replaced(selecting.onStart)}>
                {words.select}
              </Button>
            )}
            {items.length > 0 && <MoreMenu label={words.more} actions={items} />}
          </>
        )}
      </S.OnNarrow>
    </S.HeadTools>
  )
}
