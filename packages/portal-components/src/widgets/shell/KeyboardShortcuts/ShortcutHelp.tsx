import { Fragment } from 'react'
import { useMessages } from '../../../context/PortalContext'
import type { PortalPath } from '../../../context/routes'
import type { SingleKeys } from '../../../data/preferences/useSingleKeys'
import { keyboardMessages } from '../../../messages/keyboard'
import { Stack, Text } from '../../../parts/layout/Layout'
import { Modal } from '../../../parts/Modal'
import { Switch } from '../../../parts/Switch'
import * as S from './ShortcutHelp.styles'
import { routes } from './shortcutOf'

export interface ShortcutHelpProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  hasRoute: (to: PortalPath) => boolean
  singleKeys: SingleKeys
}

/** Lists the keys of the page, with a switch for single-character keys. */
export function ShortcutHelp({ isOpen, onOpenChange, hasRoute, singleKeys }: ShortcutHelpProps) {
  const words = useMessages(keyboardMessages)
  const names: Record<string, string> = { o: words.orders, c: words.cart, i: words.invoices, l: words.lists }
  const reached = Object.entries(routes).filter(([, to]) => hasRoute(to))
  const canAdd = hasRoute('/search') && hasRoute('/cart')
  return (
    <Modal isOpen={isOpen} onOpenChange={onOpenChange} title={words.title}>
      <S.Help>
        <div>
          <Switch isSelected={singleKeys.areOn} onChange={singleKeys.set}>
            {words.singleKeys}
          </Switch>
          <Text as="p" tone="muted" size={14}>
            {words.singleKeysHint}
          </Text>
        </div>
        <S.Groups>
          <Group
            title={words.everywhere}
            between={words.or}
            rows={[
              [words.palette, ['Ctrl K', '⌘ K']],
              ...(hasRoute('/search') ? ([[words.search, ['/']]] as const) : []),
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
  /** Text between two keys. */
  between: string
  rows: readonly (readonly [does: string, keys: readonly string[]])[]
}

function Group({ title, between, rows }: GroupProps) {
  return (
    <Stack as="section" gap={8}>
      <Text as="h3" size={14} weight="medium" tone="muted">
        {title}
      </Text>
      <Stack as="dl">
        {rows.map(([does, keys]) => (
          <S.Row key={does}>
            <dt>{does}</dt>
            <Text as="dd" tone="muted" size={14} nowrap>
              {keys.map((key, position) => (
                <Fragment key={key}>
                  {position > 0 && <span>{` ${between} `}</span>}
                  <S.Key>{key}</S.Key>
                </Fragment>
              ))}
            </Text>
          </S.Row>
        ))}
      </Stack>
    </Stack>
  )
}
