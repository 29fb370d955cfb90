import { useEffect } from 'react'

/**
 * Marks the page while somebody goes through it with Tab: `page.css` keeps what has the focus clear of what sticks then.
 * For a pointer it must not, or a press in a bar would move the page.
 */
export function useKeysMark() {
  useEffect(() => {
    const { dataset } = document.documentElement
    const mark = ({ key }: KeyboardEvent) => {
      if (key === 'Tab') dataset['keys'] = ''
    }
    const unmark = () => delete dataset['keys']
    document.addEventListener('keydown', mark, { capture: true })
    document.addEventListener('pointerdown', unmark, { capture: true })
    return () => {
      unmark()
      document.removeEventListener('keydown', mark, { capture: true })
      document.removeEventListener('pointerdown', unmark, { capture: true })
    }
  }, [])
}
