import type { Figure } from './figures'

/** The contrast of each pair: the required and the actual ratio, and the correction made for it. */
export function FigureTable({ figures }: { figures: readonly Figure[] }) {
  return (
    <div className="scrolls" tabIndex={0} role="region" aria-label="Contrast">
      <table className="figures">
        <thead>
          <tr>
            <th scope="col">Pair</th>
            <th scope="col">Seen</th>
            <th scope="col" className="figure">
              Contrast
            </th>
            <th scope="col" className="figure">
              Needs
            </th>
            <th scope="col">Mended</th>
          </tr>
        </thead>
        <tbody>
          {figures.map(({ name, of, on, color, ground, ratio, least, mend, kind }) => (
            <tr key={of + on + name}>
              <th scope="row">{name}</th>
              <td>
                <span
                  className="pair"
                  data-edge={kind === 'edge' || undefined}
                  style={{ color, background: ground }}
                >
                  {kind === 'text' && 'Aa'}
                </span>
              </td>
              <td className="figure" data-fails={ratio < least || undefined}>
                {ratio.toFixed(1)} : 1
              </td>
              <td className="figure">{least} : 1</td>
              <td>
                {mend
                  ? `${mend.from} → ${mend.to}, as it had to be read on ${mend.against} at ${mend.ratio} : 1`
                  : '–'}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
