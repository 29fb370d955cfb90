const groups = [
  {
    name: 'Primary action',
    shades: [
      {
        name: 'at rest',
        of: '--trade-interaction-primary-background',
        text: '--trade-interaction-primary-text',
      },
      {
        name: 'hovered, pressed',
        of: '--trade-interaction-primary-background-hover',
        text: '--trade-interaction-primary-text',
      },
      { name: 'lighter', of: '--trade-interaction-primary-background-lighter' },
      { name: 'darker', of: '--trade-interaction-primary-background-darker' },
      { name: 'edge', of: '--trade-interaction-primary-border' },
    ],
  },
  {
    name: 'Masthead',
    shades: [
      { name: 'at rest', of: '--trade-masthead-background', text: '--trade-masthead-text' },
      { name: 'hovered', of: '--trade-masthead-background-hover', text: '--trade-masthead-text' },
      { name: 'accent', of: '--trade-accent', text: '--trade-accent-text' },
    ],
  },
  {
    name: 'Link',
    shades: [
      { name: 'at rest', of: '--trade-interaction-secondary-hyperlink' },
      { name: 'hovered', of: '--trade-interaction-secondary-hyperlink-hover' },
    ],
  },
] as const

/** A brand's colours beside the derived ones. */
export function Shades({ colors }: { colors: ReadonlyMap<string, string> }) {
  return (
    <div className="shades">
      {groups.map(({ name, shades }) => (
        <figure key={name}>
          <figcaption>{name}</figcaption>
          <ul>
            {shades.map((shade) => (
              <li key={shade.name}>
                <span
                  className="shade"
                  style={{
                    background: colors.get(shade.of),
                    color: 'text' in shade ? colors.get(shade.text) : undefined,
                  }}
                  aria-hidden
                >
                  {'text' in shade && 'Aa'}
                </span>
                <span>{shade.name}</span>
                <code>{colors.get(shade.of)}</code>
              </li>
            ))}
          </ul>
        </figure>
      ))}
    </div>
  )
}
