import { useState } from 'react'
import { lazy } from '../hooks/lazy'
import { IconButton } from './IconButton'
import { MoreIcon } from './MoreMenuParts'
import type { MoreMenuProps } from './MoreMenuParts'

export type { MoreAction, MoreMenuProps } from './MoreMenuParts'

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
