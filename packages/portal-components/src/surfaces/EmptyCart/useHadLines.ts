import type { Cart } from '@trade-portal/fluid-sdk'
import { useState } from 'react'

/** Remembers that this page has shown lines of the cart. Use it to tell a cart emptied here from one found empty. */
export function useHadLines(cart: Cart | undefined): boolean {
  const [hadLines, setHadLines] = useState(false)
  if (!hadLines && cart && cart.lines.length > 0) setHadLines(true)
  return hadLines
}
