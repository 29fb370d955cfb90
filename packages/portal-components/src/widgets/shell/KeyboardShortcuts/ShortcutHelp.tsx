import { Fragment } from 'react'
import type { SingleKeys } from '../../../data/preferences/useSingleKeys'
import { Modal } from '../../../parts/Modal'
import { Switch } from '../../../parts/Switch'
import type { PortalPath } from '../../../context/routes'
import { usePortal } from '../../../context/PortalContext'
import { places } from './shortcutOf'
import * as S from './ShortcutHelp.styles'
import { keyboardWords } from '../../../messages/keyboard'

export interface ShortcutHelpProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  hasPlace: (to: PortalPath) => boolean
  singleKeys: SingleKeys
}

/** Lists the keys of the page, with the switch for those of one key. */
export function ShortcutHelp({ isOpen, onOpenChange, hasPlace, singleKeys }: ShortcutHelpProps) {
  const { say } = usePortal()
  const words = say(keyboardWords)
  const names: Record<string, string> = { o: words.orders, c: words.cart, i: words.invoices, l: words.lists }
  const reached = Object.entries(places).filter(([, to]) => hasPlace(to))
  const canAdd = hasPlace('/search') && hasPlace('/cart')
  return (
    <Modal isOpen={isOpen} onOpenChange={onOpenChange} title={words.title}>
      <S.Help>
        <div>
          <Switch isSelected={singleKeys.areOn} onChange={singleKeys.set}>
            {words.singleKeys}
          </Switch>
          <S.Hint>{words.singleKeysHint}</S.Hint>
        </div>
        <S.Groups>
          <Group
            title={words.everywhere}
            between={words.or}
            rows={[
              [words.palette, ['Ctrl K', '⌘ K']],
              ...(hasPlace('/search') ? ([[words.search, ['/']]] as const) : []),
              ...(canAdd ? ([[words.addFound, ['Shift Enter']]] as const) : []),
              [words.help, ['?']],
              [words.messages, ['F6']],
            ]}
          />
          <Group
            title={words.goTo}
            between={words.then}
            rows={reached.map(([key]) => [names[key] ?? '', ['g', key]])}
          />
          <Group
            title={words.inLists}
            between={words.or}
            rows={[
              [words.next, ['j']],
              [words.previous, ['k']],
              [words.open, ['Enter']],
              [words.select, ['x']],
            ]}
          />
        </S.Groups>
      </S.Help>
    </Modal>
  )
}

interface GroupProps {
  title: string
  /** Said between two keys. */
  between: string
  rows: readonly (readonly [does: string, keys: readonly string[]])[]
}

function Group({ title, between, rows }: GroupProps) {
  return (
    <section>
      <S.Title>{title}</S.Title>
      <S.Rows>
        {rows.map(([does, keys]) => (
          <S.Row key={does}>
            <dt>{does}</dt>
            <S.Keys>
              {keys.map((key, place) => (
                <Fragment key={key}>
                  {place > 0 && <span>{` ${between} `}</span>}
                  <S.Key>{key}</S.Key>
                </Fragment>
              ))}
            </S.Keys>
          </S.Row>
        ))}
      </S.Rows>
    </section>
  )
}
