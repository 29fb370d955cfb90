import { Ellipsis } from 'lucide-react'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'

export interface MoreAction {
  id: string
  label: string
  icon?: ReactNode
  /** A link's address, for an action that only leads elsewhere. */
  href?: string
  isDisabled?: boolean
  onAction?: () => void
}

export interface MoreMenuProps {
  /** The accessible name of its button, such as "More actions". */
  label: string
  actions: readonly MoreAction[]
  /** An action is still running. */
  isPending?: boolean
}

/** Larger than other icons: its dots are small. */
export const MoreIcon = styled(Ellipsis)`
  &&& {
    inline-size: 22px;
    block-size: 22px;
  }
`
