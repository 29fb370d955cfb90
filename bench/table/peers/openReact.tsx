import type { ComponentType } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import type { OpenPeer, PeerTable } from './PeerTable'

/** Opens a component in a new React root. */
export function openReact(Table: ComponentType<PeerTable>): OpenPeer {
  return (container, table) => {
    const root = createRoot(container)
    flushSync(() => root.render(<Table {...table} />))
    return () => flushSync(() => root.unmount())
  }
}
