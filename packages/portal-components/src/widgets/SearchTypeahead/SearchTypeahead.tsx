import { useCombobox } from 'downshift'
import { Search, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { KeyboardEvent } from 'react'
import { searchPath } from '../../places/cataloguePaths'
import { useBackCloses } from '../../parts/useBackCloses'
import { VisuallyHidden } from '../../parts/VisuallyHidden'
import { usePortal } from '../../portal/PortalContext'
import { createRecentSearches } from '../../data/catalogue/recentSearches'
import { useNotify } from '../../portal/notices'
import { nextState } from './nextState'
import { optionKey, recentOptions } from './searchOptions'
import type { SearchOption } from './searchOptions'
import { SearchPanel } from './SearchPanel'
import * as S from './SearchTypeahead.styles'
import { useSearchAnswer } from './useSearchAnswer'

export interface SearchTypeaheadProps {
  /** What the page shown was searched for: the field says it, whichever way the page was come to. */
  searched?: string
  /** It was opened to be typed in: it takes the focus and offers the recent searches at once. */
  isFocused?: boolean
  /** The search has led to a page, so that what held it can close. */
  onLeave?: () => void
}

/** Looks through the whole catalogue while one types, and leads to a product or to all the results. */
export function SearchTypeahead({ searched = '', isFocused = false, onLeave }: SearchTypeaheadProps) {
  const { client, messages, navigate, session } = usePortal()
  const notify = useNotify()
  const [input, setInput] = useState<HTMLInputElement | null>(null)
  const frameRef = useRef<HTMLDivElement>(null)
  const [text, setText] = useState(searched)
  const [isOpen, setIsOpen] = useState(isFocused)

  const [followed, setFollowed] = useState(searched)
  if (followed !== searched) {
    setFollowed(searched)
    setText(searched)
  }

  const user = session.status === 'signedIn' ? session.session.username : ''
  const recents = createRecentSearches({ storage: client.storage, user })
  const term = text.trim()
  const answer = useSearchAnswer({ term, isOpen })
  const options = term === '' ? recentOptions(isOpen ? recents.read() : []) : answer.options
  const isShown = isOpen && (term !== '' || options.length > 0)

  // A list left open would lie over the page that Back brings.
  useBackCloses({
    isOpen: true,
    onClose: () => {
      setIsOpen(false)
      onLeave?.()
    },
  })

  const goTo = (path: string, by: string) => {
    recents.add(by)
    setText(by)
    setIsOpen(false)
    navigate(path)
    onLeave?.()
  }
  const search = (by: string) => {
    if (by === '') notify.error(messages.products.searchRequired)
    else goTo(searchPath(by), by)
  }
  const choose = (option: SearchOption) => {
    switch (option.kind) {
      case 'recent':
        return search(option.term)
      case 'all':
        return search(term)
      case 'product':
        return goTo(searchPath(term, option.product.id), term)
      case 'retry':
        return answer.retry()
      case 'forget':
        recents.clear()
        setIsOpen(false)
    }
  }

  const { getInputProps, getItemProps, getMenuProps, highlightedIndex, setHighlightedIndex } =
    useCombobox<SearchOption>({
      items: options,
      inputValue: text,
      isOpen,
      stateReducer: nextState,
      onInputValueChange: (change) => setText(change.inputValue),
      onIsOpenChange: (change) => setIsOpen(change.isOpen),
    })

  useEffect(() => {
    if (isFocused) input?.focus()
  }, [isFocused, input])

  // What is highlighted must not become another option under the finger that is about to press Enter.
  const offered = options.map(optionKey).join()
  useEffect(() => setHighlightedIndex(-1), [offered, setHighlightedIndex])

  const pressEnter = (event: KeyboardEvent<HTMLInputElement>) => {
    // An Enter that ends the writing of a character is none of ours.
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    const option = isShown ? options[highlightedIndex] : undefined
    if (option) choose(option)
    else search(term)
  }
  const clear = () => {
    setText('')
    input?.focus()
  }
  const words = messages.search
  return (
    <S.Search role="search">
      <S.Frame ref={frameRef}>
        <S.Input
          {...getInputProps({
            ref: setInput,
            type: 'search',
            'aria-label': messages.shell.search,
            'aria-expanded': isShown,
            placeholder: messages.shell.searchPlaceholder,
            enterKeyHint: 'search',
            // At once, or the caret would jump to the end.
            onChange: (event) => setText(event.currentTarget.value),
            onKeyDown: pressEnter,
          })}
        />
        <Search aria-hidden />
        {text !== '' && (
          <S.Clear aria-label={messages.common.clearSearch} onPress={clear} excludeFromTabOrder>
            <X size={18} aria-hidden />
          </S.Clear>
        )}
      </S.Frame>
      <VisuallyHidden>
        <span role="status">{isShown ? answer.text : ''}</span>
      </VisuallyHidden>
      <SearchPanel
        triggerRef={frameRef}
        isOpen={isShown}
        onOpenChange={setIsOpen}
        caption={term === '' ? words.recent : answer.text}
        isPending={answer.isPending}
        options={options}
        highlightedIndex={highlightedIndex}
        menuProps={getMenuProps({ 'aria-label': words.results }, { suppressRefError: true })}
        itemProps={(item, index) => getItemProps({ item, index, onClick: () => choose(item) })}
      />
    </S.Search>
  )
}
