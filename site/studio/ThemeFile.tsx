import { useState } from 'react'

/** The brand as a file, to copy or to save. */
export function ThemeFile({ css }: { css: string }) {
  const [reported, setReported] = useState('')
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(css)
      setReported('Copied.')
    } catch {
      setReported('This browser lets no page copy. Select the text instead.')
    }
  }
  if (css === '') return <p>Nothing is set yet: all of it has a default.</p>
  return (
    <>
      <pre className="file" tabIndex={0} aria-label="theme.css">
        {css}
      </pre>
      <p className="choices">
        <button type="button" onClick={() => void copy()}>
          Copy theme.css
        </button>
        <a
          className="button"
          download="theme.css"
          href={`data:text/css;charset=utf-8,${encodeURIComponent(css)}`}
        >
          Save theme.css
        </a>
        <span role="status">{reported}</span>
      </p>
    </>
  )
}
