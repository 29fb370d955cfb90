import { FileText } from 'lucide-react'
import { usePortal } from '../../context/PortalContext'
import * as S from './EmailModal.styles'
import { emailWords } from '../../messages/email'

const SHOWN = 5

/** Tells what is sent: how many documents and what they come to, the first of them by name, and how many more there are. */
export function EmailNames({ names, note }: { names: readonly string[]; note?: string | undefined }) {
  const words = usePortal().say(emailWords)
  const left = names.length - SHOWN
  const shown = names.slice(0, SHOWN).join(', ')
  return (
    <S.Documents>
      <FileText aria-hidden />
      {names.length > 1 && <S.Count>{words.invoices(names.length)}</S.Count>}
      {note && <S.Note>{note}</S.Note>}
      <S.Names>{left > 0 ? `${shown} ${words.more(left)}` : shown}</S.Names>
    </S.Documents>
  )
}
