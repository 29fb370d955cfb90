/**
 * Lists the lines of a file's styles that an engine misreads: Safari drops `underline 2px` as a whole and only knows
 * the prefixed `user-select`, and a phone keeps `:hover` after a touch.
 */
export function styleFaults(text: string): string[] {
  const lines = text.replace(/\/\*[^]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' ')).split('\n')
  const around: string[] = []
  return lines.flatMap((line, index) => {
    const faults = faultsOf(line, { around, before: lines[index - 1] ?? '' })
    // Braces of a template's values open no rule.
    for (const [mark] of line.replace(/\$\{[^}]*\}/g, '').matchAll(/[{}]/g)) {
      if (mark === '{') around.push(line)
      else around.pop()
    }
    return faults.map((fault) => `${index + 1}: ${fault}`)
  })
}

function faultsOf(line: string, { around, before }: { around: readonly string[]; before: string }): string[] {
  const isHover = /:hover\b(?!\s*\))/.test(line) && !/hover: hover/.test(line)
  return [
    ...(isHover && !around.some((rule) => /@media[^{]*\(hover: hover\)/.test(rule))
      ? [':hover outside of @media (hover: hover)']
      : []),
    ...(/[^\s;]\s+[^\s;]/.test(/(?:^|[\s;{])text-decoration:\s*([^;]*)/.exec(line)?.[1] ?? '')
      ? ['text-decoration of several values: use its longhands']
      : []),
    ...(/(^|[\s;{])user-select:/.test(line) && !/-webkit-user-select:/.test(line + before)
      ? ['user-select without -webkit-user-select before it']
      : []),
    ...(/(?:^|[\s;{])flex(?:-basis)?:[^;]*\dpx/.test(line)
      ? ['a flex basis in px: say the size, or a basis in em, which grows with the type']
      : []),
    ...(/inline-size: calc\(100% \+/.test(line)
      ? ['a width of more than its container: put the margins on a block']
      : []),
  ]
}
