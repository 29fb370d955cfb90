import { useQuery } from '@tanstack/react-query'
import { ChevronLeft, ChevronRight, ExternalLink, LogOut, Menu as MenuIcon, X } from 'lucide-react'
import { useState } from 'react'
import { Dialog, DialogTrigger, Heading } from 'react-aria-components'
import { externalLinks } from '../../externalLinks'
import { usePortal } from '../../PortalContext'
import { menuQuery } from '../../queries/catalogue'
import { useEntries } from '../../useEntries'
import { menuLevel } from './menuLevel'
import * as S from './PhoneMenu.styles'

/** The menus of a small screen: one slide-in, a level at a time, with Back and Sign Out. */
export function PhoneMenu() {
  const { messages } = usePortal()
  return (
    <DialogTrigger>
      <S.Trigger aria-label={messages.shell.openMenu}>
        <MenuIcon size={22} aria-hidden />
      </S.Trigger>
      <S.Scrim isDismissable>
        <S.Panel>
          <Dialog>{({ close }) => <PhoneMenuLevels close={close} />}</Dialog>
        </S.Panel>
      </S.Scrim>
    </DialogTrigger>
  )
}

function PhoneMenuLevels({ close }: { close: () => void }) {
  const { client, hrefFor, messages, settings } = usePortal()
  const words = messages.shell
  const [path, setPath] = useState<string[]>([])
  const entries = useEntries('topbuttonbar')
  const menu = useQuery({ ...menuQuery(client), enabled: settings.hasProducts })

  const level = menuLevel({ path, menu: menu.data ?? [], entries: entries, settings, messages })
  return (
    <S.Levels>
      <S.Head>
        {path.length > 0 ? (
          <S.Back onPress={() => setPath(path.slice(0, -1))}>
            <ChevronLeft size={20} aria-hidden />
            {messages.common.back}
          </S.Back>
        ) : null}
        <Heading slot="title">{level.title}</Heading>
        <S.Close onPress={close} aria-label={words.closeMenu}>
          <X size={22} aria-hidden />
        </S.Close>
      </S.Head>
      <S.Rows>
        {level.rows.map((row) => (
          <li key={row.id}>
            {'to' in row ? (
              <S.RowLink href={hrefFor(row.to)} onPress={close}>
                {row.name}
              </S.RowLink>
            ) : (
              <S.RowButton onPress={() => setPath([...path, row.id])}>
                {row.name}
                <ChevronRight size={18} aria-hidden />
              </S.RowButton>
            )}
          </li>
        ))}
        {path.length === 0 &&
          externalLinks(entries).map(({ label, href }) => (
            <li key={href}>
              <S.RowLink href={href} target="_blank" rel="noopener noreferrer">
                {label}
                <ExternalLink size={18} aria-hidden />
              </S.RowLink>
            </li>
          ))}
      </S.Rows>
      <S.SignOut onPress={() => client.session.signOut()}>
        <LogOut size={18} aria-hidden />
        {words.signOut}
      </S.SignOut>
    </S.Levels>
  )
}
