'use client'

import { useServerInsertedHTML } from 'next/navigation'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { ServerStyleSheet, StyleSheetManager } from 'styled-components'

/** Puts the styles of a server render into its HTML, which avoids a flash of unstyled content. */
export function StyleRegistry({ children }: { children: ReactNode }) {
  const [sheet] = useState(() => new ServerStyleSheet())
  useServerInsertedHTML(() => {
    const styles = sheet.getStyleElement()
    sheet.instance.clearTag()
    return styles
  })
  if (typeof window !== 'undefined') return children
  return <StyleSheetManager sheet={sheet.instance}>{children}</StyleSheetManager>
}
