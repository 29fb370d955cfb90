import { ExternalLink, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Dialog } from 'react-aria-components/Dialog'
import { Heading } from 'react-aria-components/Heading'
import { usePortal, useMessages } from '../../../context/PortalContext'
import { useSignOut } from '../../../data/cart/useSignOut'
import { menuQuery } from '../../../data/catalogue/catalogue'
import { useRead } from '../../../data/useRead'
import { commonMessages } from '../../../messages/common'
import { shellMessages } from '../../../messages/shell'
import { AriaFrame } from '../../../parts/AriaFrame'
import { ChevronBack, ChevronForward, WayOut } from '../../../parts/directedIcons.styles'
import { VisuallyHidden } from '../../../parts/VisuallyHidden'
import { useBottomLinks, usePortalMenus } from '../../../routes/portalMenus'
import { menuLevel } from './menuLevel'
import * as S from './PhoneMenuDialog.styles'

export interface PhoneMenuDialogProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  currentPath: string
}

/** The slide-in dialog. Its code is loaded when the pointer or the focus reaches the button. */
export function PhoneMenuDialog({ isOpen, onOpenChange, currentPath }: PhoneMenuDialogProps) {
  return (
    <AriaFrame>
      <S.Scrim isOpen={isOpen} onOpenChange={onOpenChange} isDismissable>
        <S.Panel>
          <Dialog>{({ close }) => <PhoneMenuLevels close={close} currentPath={currentPath} />}</Dialog>
        </S.Panel>
      </S.Scrim>
    </AriaFrame>
  )
}

interface PhoneMenuLevelsProps {
  close: () => void
  currentPath: string
}

function PhoneMenuLevels({ close, currentPath }: PhoneMenuLevelsProps) {
  const { client, hrefFor, messagesOf, settings } = usePortal()
  const words = useMessages(shellMessages)
  const common = useMessages(commonMessages)
  const signOut = useSignOut()
  const [path, setPath] = useState<string[]>([])
  const menus = usePortalMenus()
  const bottomLinks = useBottomLinks()
  const { headingRef, rowsRef, move } = useLevelFocus(path, setPath)
  const menu = useRead(menuQuery(client), { isEnabled: settings.hasProducts })

  const readAgain = () => {
    // The row disappears while loading, and would lose the focus.
    headingRef.current?.focus()
    menu.retry()
  }

  const leave = () => {
    // The confirmation dialog must not open behind the menu.
    close()
    void signOut()
  }

  const level = menuLevel({
    path,
    menu: menu.data ?? [],
    menus,
    bottomLinks,
    hasCart: settings.hasCart,
    currentPath,
    messagesOf,
  })
  return (
    <S.Levels>
      <S.Head>
        {path.length > 0 ? (
          <S.Back onPress={() => move(path.slice(0, -1))}>
            <ChevronBack size={20} aria-hidden />
            {common.back}
          </S.Back>
        ) : null}
        <Heading slot="title" ref={headingRef} tabIndex={-1}>
          {level.title}
        </Heading>
        <S.Close onPress={close} aria-label={words.closeMenu}>
          <X size={22} aria-hidden />
        </S.Close>
      </S.Head>
      <S.Rows ref={rowsRef}>
        {level.rows.map((row) => (
          <li key={row.id} data-row={row.id} data-starts-group={row.startsGroup || undefined}>
            {row.to !== undefined ? (
              <S.RowLink
                href={hrefFor(row.to)}
                onPress={close}
                aria-current={row.isCurrent ? 'page' : undefined}
              >
                {row.name}
              </S.RowLink>
            ) : (
              <S.RowButton onPress={() => move([...path, row.id])} aria-current={row.isCurrent || undefined}>
                <span>{row.name}</span>
                <ChevronForward size={18} aria-hidden />
              </S.RowButton>
            )}
          </li>
        ))}
        {level.isOfCatalogue && !menu.data && (
          <li>
            {menu.isFetching ? (
              <S.RowText role="status">{common.loading}</S.RowText>
            ) : (
              <S.RowButton onPress={readAgain}>{common.tryAgain}</S.RowButton>
            )}
          </li>
        )}
        {path.length === 0 &&
          menus.links.map(({ label, href }, index) => (
            <li key={index} data-starts-group={index === 0 || undefined}>
              {href === null ? (
                <S.RowText>{label}</S.RowText>
              ) : (
                <S.RowLink href={href} target="_blank" rel="noopener noreferrer">
                  <span>{label}</span>
                  <ExternalLink size={18} aria-hidden />
                  <VisuallyHidden>{`, ${common.externalLink}`}</VisuallyHidden>
                </S.RowLink>
              )}
            </li>
          ))}
      </S.Rows>
      <S.SignOut onPress={leave}>
        <WayOut size={18} aria-hidden />
        {words.signOut}
      </S.SignOut>
    </S.Levels>
  )
}

/** Moves the focus with the level: to the heading of a lower level, or back to the row that opened it. */
function useLevelFocus(path: string[], setPath: (path: string[]) => void) {
  const headingRef = useRef<HTMLHeadingElement>(null)
  const rowsRef = useRef<HTMLUListElement>(null)
  const left = useRef<string[] | null>(null)

  useEffect(() => {
    const from = left.current
    if (!from) return
    const row = from.length > path.length ? from[path.length] : undefined
    const rows = [...(rowsRef.current?.children ?? [])] as HTMLElement[]
    const button = rows.find(({ dataset }) => dataset['row'] === row)?.querySelector<HTMLElement>('a, button')
    ;(button ?? headingRef.current)?.focus()
  }, [path])

  return {
    headingRef,
    rowsRef,
    move: (next: string[]) => {
      left.current = path
      setPath(next)
    },
  }
}
