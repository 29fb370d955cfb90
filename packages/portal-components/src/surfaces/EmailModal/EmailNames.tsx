import { FileText } from 'lucide-react'
import { usePortal } from '../../portal/PortalContext'
import * as S from './EmailModal.styles'

const SHOWN = 5

/** Tells what is sent: the first documents by name, and how many more there are. */
export function EmailNames({ names, note }: { names: readonly string[]; note?: string | undefined }) {
  const { email: words } = usePortal().messages
  const left = names.length - SHOWN
  return (
    <S.Documents>
      <FileText aria-hidden />
      <span>
        {names.slice(0, SHOWN).join(', ')} {left > 0 && words.more(left)}
      </span>
      {note && <S.Note>{note}</S.Note>}
    </S.Documents>
  )
}
