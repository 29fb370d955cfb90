import { useCombobox } from 'downshift'
import { Search } from 'lucide-react'
import { useEffect, useState } from 'react'
import { VisuallyHidden } from '../../../parts/VisuallyHidden'
import { usePortal } from '../../../context/PortalContext'
import type { PaletteEntry } from './paletteEntries'
import { usePausedTerm } from '../../../data/searchPause'
import * as S from './PaletteSearch.styles'
import type { PaletteGroups } from './usePaletteGroups'
import { paletteWords } from '../../../messages/keyboard'
import { searchWords } from '../../../messages/search'

export interface PaletteSearchProps {
  text: string
  onTextChange: (text: string) => void
  found: PaletteGroups
  onGo: (entry: PaletteEntry) => void
}

/** The palette's search field and grouped results. The first entry is highlighted, so that Enter opens it. */
export function PaletteSearch({ text, onTextChange, found, onGo }: PaletteSearchProps) {
  const { say } = usePortal()
  const words = say(paletteWords)
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
    items.length === 0
      ? isPending
        ? words.reading
        : words.nothing
      : say(searchWords).count(items.length, text)
  let index = -1
  return (
    <S.Palette>
      <VisuallyHidden>
        <label {...getLabelProps()}>{words.placeholder}</label>
        <span role="status">{text.trim() === '' || text !== rested ? '' : status}</span>
      </VisuallyHidden>
      <S.Field>
        <S.Input
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
      </S.Field>
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
                  {entry.note && <S.Note>{` ${entry.note}`}</S.Note>}
                </S.Entry>
              )
            })}
          </S.Group>
        ))}
      </S.List>
      {items.length === 0 && <S.Empty aria-hidden>{status}</S.Empty>}
      <S.Foot>{isPartial ? words.partly : words.keys}</S.Foot>
    </S.Palette>
  )
}
