import { Ellipsis } from 'lucide-react'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { lazy } from '../hooks/lazy'
import { IconButton } from './IconButton'

export interface MoreAction {
  id: string
  label: string
  icon?: ReactNode
  /** A link's address, for an action that only leads elsewhere. */
  href?: string
  onAction?: () => void
}

export interface MoreMenuProps {
  /** The accessible name of its button, such as "More actions". */
  label: string
  actions: readonly MoreAction[]
  /** One of its actions is still running. */
  isPending?: boolean
}

/** Larger than other icons: its dots are small. */
export const MoreIcon = styled(Ellipsis)`
  &&& {
    inline-size: 22px;
    block-size: 22px;
  }
`

const Items = lazy(async () => (await import('./MoreMenuItems')).MoreMenuItems, {
  fallback: ({ label, onAsk }) => (
    <IconButton label={label} icon={<MoreIcon aria-hidden />} onPress={onAsk} />
  ),
  preload: 'idle',
})

/** The lesser actions of a view behind one button. A press before the menu's code has loaded opens it once it has. */
export function MoreMenu(props: MoreMenuProps) {
  const [isAsked, setIsAsked] = useState(false)
  return <Items {...props} isAsked={isAsked} onAsk={() => setIsAsked(true)} />
}
