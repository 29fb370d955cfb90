import { useCombobox } from 'downshift'
import { Search } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useSetPortalAtom } from '../../../context/atoms'
import { recentMessagesOpenAtom } from '../../../context/notices'
import { usePortal, useMessages } from '../../../context/PortalContext'
import { isRecord, listOf } from '../../../context/stored/checks'
import type { Check } from '../../../context/stored/checks'
import type { StoredOwner } from '../../../context/stored/openStored'
import { openStored, useStoredOwner } from '../../../context/stored/openStored'
import { usePausedTerm } from '../../../data/searchPause'
import { paletteMessages } from '../../../messages/keyboard'
import { searchMessages } from '../../../messages/search'
import { Field, Input } from '../../../parts/field/SearchInput.styles'
import { Text } from '../../../parts/layout/Layout'
import { Modal } from '../../../parts/Modal'
import { VisuallyHidden } from '../../../parts/VisuallyHidden'
import * as S from './PaletteDialog.styles'
import type { PaletteEntry } from './paletteEntries'
import { usePaletteGroups } from './usePaletteGroups'
import type { PaletteGroups } from './usePaletteGroups'

export interface PaletteDialogProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** The palette in a modal. Its data is loaded when it opens. */
export function PaletteDialog({ isOpen, onOpenChange }: PaletteDialogProps) {
  const { navigate } = usePortal()
  const palette = useMessages(paletteMessages)
  const [text, setText] = useState('')
  const showMessages = useSetPortalAtom(recentMessagesOpenAtom)
  const recents = createRecentEntries(useStoredOwner())
  const found = usePaletteGroups({ search: text.trim(), recents: recents.read() })

  const go = (entry: PaletteEntry) => {
    onOpenChange(false)
    if (entry.opens) return showMessages(true)
    recents.add(entry)
    navigate(entry.to)
  }
  return (
    <Modal isOpen={isOpen} onOpenChange={onOpenChange} title={palette.title}>
      <PaletteSearch text={text} onTextChange={setText} found={found} onGo={go} />
    </Modal>
  )
}

const MOST = 5

/**
 * Stores the customer's last entries of the palette, the latest first: for 90 days, or for the browser tab if the
 * session is not remembered.
 */
function createRecentEntries(owner: StoredOwner) {
  const stored = openStored(owner, 'palette', listOf(entry))
  const read = () => (stored.read() ?? []).slice(0, MOST)
  return {
    read,
    add: (added: PaletteEntry) => {
      const others = read().filter(({ to }) => to !== added.to)
      stored.write([added, ...others].slice(0, MOST))
    },
  }
}

const entry: Check<PaletteEntry> = (value) => {
  if (!isRecord(value)) return null
  const { to, name, note } = value
  // Only routes of the portal, never URLs of another origin.
  const isEntry = typeof to === 'string' && /^\/(?![/\\])/.test(to)
  return isEntry && typeof name === 'string' && typeof note === 'string' ? { to, name, note } : null
}

interface PaletteSearchProps {
  text: string
  onTextChange: (text: string) => void
  found: PaletteGroups
  onGo: (entry: PaletteEntry) => void
}

/** The palette's search field and grouped results. The first entry is highlighted, so that Enter opens it. */
function PaletteSearch({ text, onTextChange, found, onGo }: PaletteSearchProps) {
  const words = useMessages(paletteMessages)
  const searchText = useMessages(searchMessages)
  const [input, setInput] = useState<HTMLInputElement | null>(null)
  const { groups, isPending, isPartial } = found
  const items = groups.flatMap(({ entries }) => entries)

  const { getInputProps, getItemProps, getLabelProps, getMenuProps, highlightedIndex, setHighlightedIndex } =
    useCombobox<PaletteEntry>({
      items,
      inputValue: text,
      isOpen: true,
      defaultHighlightedIndex: 0,
      initialHighlightedIndex: 0,
      itemToString: (entry) => entry?.name ?? '',
      // A choice navigates and keeps the term.
      onSelectedItemChange: ({ selectedItem }) => selectedItem && onGo(selectedItem),
      stateReducer: (state, { type, changes }) => {
        const { InputKeyDownEscape, InputBlur } = useCombobox.stateChangeTypes
        return type === InputKeyDownEscape || type === InputBlur ? state : changes
      },
    })

  useEffect(() => input?.focus(), [input])
  const offered = items.map(({ to }) => to).join()
  useEffect(() => setHighlightedIndex(0), [offered, setHighlightedIndex])

  // Announced after a pause in typing, not at every key.
  const rested = usePausedTerm(text)
  const status =
    items.length === 0 ? (isPending ? words.reading : words.nothing) : searchText.count(items.length, text)
  let index = -1
  return (
    <S.Palette>
      <VisuallyHidden>
        <label {...getLabelProps()}>{words.placeholder}</label>
        <span role="status">{text.trim() === '' || text !== rested ? '' : status}</span>
      </VisuallyHidden>
      <Field>
        <Input
          {...getInputProps({
            ref: setInput,
            placeholder: words.placeholder,
            autoComplete: 'off',
            // No highlight without entries.
            ...(items.length === 0 && { 'aria-activedescendant': undefined }),
            autoCorrect: 'off',
            autoCapitalize: 'none',
            spellCheck: false,
            // Updates the text synchronously; otherwise the caret would jump to the end.
            onChange: (event) => onTextChange(event.currentTarget.value),
          })}
        />
        <Search aria-hidden />
      </Field>
      <S.List {...getMenuProps({ 'aria-label': words.results }, { suppressRefError: true })}>
        {groups.map(({ group, entries }) => (
          <S.Group key={group} role="group" aria-label={words[group]}>
            <S.Title aria-hidden>{words[group]}</S.Title>
            {entries.map((entry) => {
              index++
              return (
                <S.Entry
                  key={entry.opens ?? entry.to}
                  {...getItemProps({ item: entry, index })}
                  data-focused={index === highlightedIndex || undefined}
                >
                  <S.Name>{entry.name}</S.Name>
                  {entry.note && <Text tone="muted" size={12} breaks>{` ${entry.note}`}</Text>}
                </S.Entry>
              )
            })}
          </S.Group>
        ))}
      </S.List>
      {items.length === 0 && <S.Empty aria-hidden>{status}</S.Empty>}
      <Text as="p" tone="muted" size={12}>
        {isPartial ? words.partly : words.keys}
      </Text>
    </S.Palette>
  )
}
