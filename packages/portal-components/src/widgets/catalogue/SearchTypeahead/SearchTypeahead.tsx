import { Search, X } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import type { KeyboardEvent } from 'react'
import { useNotify } from '../../../context/notices'
import { usePortal, useMessages } from '../../../context/PortalContext'
import { useStoredOwner } from '../../../context/stored/openStored'
import { createRecentSearches } from '../../../data/catalogue/searches'
import { lazy, nothing, useLazy } from '../../../hooks/lazy'
import { productsMessages } from '../../../messages/catalogue'
import { commonMessages } from '../../../messages/common'
import { searchMessages } from '../../../messages/search'
import { shellMessages } from '../../../messages/shell'
import { BoxButton } from '../../../parts/field/field.styles'
import * as S from '../../../parts/field/SearchInput.styles'
import { Stack } from '../../../parts/layout/Layout'
import { useBackCloses } from '../../../parts/useBackCloses'
import { VisuallyHidden } from '../../../parts/VisuallyHidden'
import { productsPath, searchPath } from '../../../routes/cataloguePaths'
import { AddTally } from '../../../surfaces/AddTally/AddTally'
import type { FieldHandlers } from './SearchList'
import { useQuickAdd } from './useQuickAdd'
import { recentOptions, useSearchAnswer } from './useSearchAnswer'
import type { SearchOption } from './useSearchAnswer'

const NONE = -1
const SearchList = lazy(async () => (await import('./SearchList')).SearchList, { fallback: nothing })

export interface SearchTypeaheadProps {
  /** Search term of the current page, shown in the field. */
  searched?: string
  /** Focuses the field and opens the recent searches on mount. */
  isFocused?: boolean
  /** Called after navigating to a page, so that the container can close. */
  onLeave?: () => void
}

/** Searches the whole catalogue during typing, and opens a product or all results. */
export function SearchTypeahead({ searched = '', isFocused = false, onLeave }: SearchTypeaheadProps) {
  const { navigate } = usePortal()
  const products = useMessages(productsMessages)
  const words = useMessages(searchMessages)
  const shell = useMessages(shellMessages)
  const common = useMessages(commonMessages)
  const notify = useNotify()
  const [input, setInput] = useState<HTMLInputElement | null>(null)
  const frameRef = useRef<HTMLDivElement>(null)
  const [text, setText] = useState(searched)
  const [isOpen, setIsOpen] = useState(isFocused)
  const [highlighted, setHighlighted] = useState(NONE)
  const handlersRef = useRef<FieldHandlers>(null)
  const id = useId()
  const { isLoaded, preload } = useLazy(SearchList)

  const [followed, setFollowed] = useState(searched)
  if (followed !== searched) {
    setFollowed(searched)
    setText(searched)
  }

  const recents = createRecentSearches(useStoredOwner())
  const term = text.trim()
  const answer = useSearchAnswer({ term, isOpen })
  const options = term === '' ? recentOptions(isOpen ? recents.read() : []) : answer.options
  const isShown = isOpen && (term !== '' || options.length > 0)

  const quickAdd = useQuickAdd({
    onTally: () => {
      setIsOpen(false)
      recents.add(term)
    },
  })

  // An open list would cover the page after Back.
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
    if (by === '') notify.error(products.searchRequired)
    else goTo(searchPath(by), by)
  }
  const clear = () => {
    setText('')
    input?.focus()
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
        return setIsOpen(false)
      case 'clear':
        return clear()
      case 'browse':
        setIsOpen(false)
        navigate(productsPath())
        onLeave?.()
    }
  }

  useEffect(() => {
    if (isFocused) input?.focus()
  }, [isFocused, input])

  const type = (typed: string) => {
    setText(typed)
    setIsOpen(true)
  }
  const pressKey = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter') pressEnter(event)
    else handlersRef.current?.onKeyDown(event)
  }
  const pressEnter = (event: KeyboardEvent<HTMLInputElement>) => {
    // Enter that confirms an IME composition does not submit the search.
    if (event.nativeEvent.isComposing) return
    event.preventDefault()
    const option = isShown ? options[highlighted] : undefined
    if (option?.kind === 'product' && event.shiftKey) quickAdd.add(option.product)
    else if (option) choose(option)
    else search(term)
  }
  const offersAdding = isShown && quickAdd.canAdd && options.some(({ kind }) => kind === 'product')
  const ids = {
    field: `${id}-field`,
    list: `${id}-list`,
    keys: `${id}-keys`,
    option: (index: number) => `${id}-option-${index}`,
  }
  return (
    <Stack role="search">
      <S.Field ref={frameRef} onPointerEnter={preload} onFocus={preload}>
        <S.Input
          ref={setInput}
          type="search"
          role="combobox"
          id={ids.field}
          aria-label={shell.search}
          aria-autocomplete="list"
          aria-controls={ids.list}
          aria-describedby={offersAdding ? ids.keys : undefined}
          aria-expanded={isShown && isLoaded}
          aria-activedescendant={isOpen && highlighted > NONE ? ids.option(highlighted) : ''}
          autoComplete="off"
          autoCorrect="off"
          autoCapitalize="none"
          spellCheck={false}
          placeholder={shell.searchPlaceholder}
          enterKeyHint="search"
          value={text}
          onChange={(event) => type(event.currentTarget.value)}
          onClick={() => setIsOpen(true)}
          onBlur={(event) => (handlersRef.current ? handlersRef.current.onBlur(event) : setIsOpen(false))}
          onKeyDown={pressKey}
        />
        <Search aria-hidden />
        {text !== '' && (
          <BoxButton aria-label={common.clearSearch} onPress={clear} isBeside>
            <X size={18} aria-hidden />
          </BoxButton>
        )}
      </S.Field>
      {offersAdding && <VisuallyHidden id={ids.keys}>{words.addKeys}</VisuallyHidden>}
      <VisuallyHidden role="status">{isShown ? answer.text : ''}</VisuallyHidden>
      {isLoaded && (
        <SearchList
          label={words.results}
          ids={ids}
          field={input}
          handlersRef={handlersRef}
          text={text}
          onType={setText}
          triggerRef={frameRef}
          isOpen={isShown}
          onOpenChange={setIsOpen}
          caption={term === '' ? words.recent : answer.text}
          isPending={answer.isPending}
          options={options}
          onHighlight={setHighlighted}
          onChoose={choose}
          onAdd={quickAdd.canAdd ? quickAdd.add : undefined}
        />
      )}
      <AddTally product={quickAdd.tallied} onClose={quickAdd.endTally} />
    </Stack>
  )
}
