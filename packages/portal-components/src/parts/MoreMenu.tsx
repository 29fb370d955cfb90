import { Ellipsis } from 'lucide-react'
import { styled } from 'styled-components'
import { lazy, nothing } from '../hooks/lazy'
import { LazyMenu } from './LazyMenu'
import { MoreActions } from './MoreActions'
import type { MoreActionsValue } from './MoreActions'
import { trigger } from './MoreMenu.styles'
import { PlainButton } from './PlainButton'
import { VisuallyHidden } from './VisuallyHidden'

const Items = lazy(async () => (await import('./MoreMenuItems')).MoreMenuItems, { fallback: nothing })

export type MoreMenuProps = MoreActionsValue

/** The minor actions of a view behind one button, beside at most one filled and two outlined ones. */
export function MoreMenu({ label, actions }: MoreMenuProps) {
  return (
    <MoreActions value={{ label, actions }}>
      <LazyMenu menu={Items} currentPath="" button={Trigger} isCurrent={false}>
        <VisuallyHidden>{label}</VisuallyHidden>
        <Ellipsis aria-hidden />
      </LazyMenu>
    </MoreActions>
  )
}

const Trigger = styled(PlainButton)`
  ${trigger}
`
