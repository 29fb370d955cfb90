import { useState } from 'react'
import type { FluidClient } from '@trade-portal/fluid-sdk'
import { fromHash, toHash, toThemeCss } from './brand'
import type { Brand } from './brand'
import { BrandFields } from './BrandFields'
import { FigureTable } from './FigureTable'
import { colorsOf, figuresOf } from './figures'
import { LogoField } from './LogoField'
import type { Logo } from './LogoField'
import { brands } from './brands'
import { Preview } from './Preview'
import { Sample } from './Sample'
import { Shades } from './Shades'
import { ThemeFile } from './ThemeFile'
import './studio.css'

const schemes = {
  light: { isDark: false, isContrast: false },
  dark: { isDark: true, isContrast: false },
  contrast: { isDark: false, isContrast: true },
}

type SchemeName = keyof typeof schemes

const MASTHEAD = '--trade-masthead-background'
const LINKS = '--trade-interaction-secondary-hyperlink'

export interface BrandStudioProps {
  client: FluidClient
}

/** A merchant's brand, previewed on real widgets as it is set, with its derived colours, its contrasts and its file. */
export function BrandStudio({ client }: BrandStudioProps) {
  const [brand, setBrand] = useState<Brand>(() => fromHash(location.hash))
  const [schemeName, setSchemeName] = useState<SchemeName>('light')
  const scheme = schemes[schemeName]
  const [logo, setLogo] = useState<Logo | null>(null)
  const change = (next: Brand) => {
    setBrand(next)
    // The address holds the choice, so that it can be shared.
    history.replaceState(null, '', `#${toHash(next)}`)
  }
  const figures = figuresOf(brand, scheme)
  const seen = colorsOf(brand, schemes.light)
  const mended = figures.filter(({ mend }) => mend).length
  return (
    <div className="studio">
      <section className="fields" aria-label="Brand">
        <LogoField
          logo={logo}
          masthead={seen.get(MASTHEAD) ?? ''}
          onLogo={(taken, found) => {
            setLogo(taken)
            change({ ...brand, ...found })
          }}
          // The replaced colour moves to the links, so that the brand keeps it.
          onWhite={() => change({ [LINKS]: brand[MASTHEAD], ...brand, [MASTHEAD]: '#ffffff' })}
        />
        <BrandFields brand={brand} seen={seen} onChange={change} />
        <button type="button" onClick={() => change({})}>
          Back to the defaults
        </button>
      </section>
      <div className="shown">
        <div className="choices" role="group" aria-label="Scheme">
          {(Object.keys(schemes) as SchemeName[]).map((name) => (
            <button
              key={name}
              type="button"
              aria-pressed={name === schemeName}
              onClick={() => setSchemeName(name)}
            >
              {name === 'contrast' ? 'High contrast' : `${name[0]?.toUpperCase()}${name.slice(1)}`}
            </button>
          ))}
        </div>
        <Preview client={client} brand={brand} logo={logo} scheme={schemeName} />
        <section aria-labelledby="derived">
          <h2 id="derived">What derives from it</h2>
          <Shades colors={colorsOf(brand, scheme)} />
        </section>
        <section aria-labelledby="contrast">
          <h2 id="contrast">What can be read</h2>
          <p role="status">
            {mended === 0
              ? 'Every pair reaches its contrast as it was set.'
              : `${mended} of ${figures.length} pairs were mended: the hue stays, the lightness moves to the nearest that can be read.`}
          </p>
          <FigureTable figures={figures} />
        </section>
        <section aria-labelledby="file">
          <h2 id="file">theme.css</h2>
          <ThemeFile css={toThemeCss(brand)} />
        </section>
        <section aria-labelledby="others">
          <h2 id="others">Beside others</h2>
          <ul className="samples">
            <Sample name="Yours" note="As it is set above." brand={brand} scheme={scheme} />
            {brands.map((other) => (
              <Sample key={other.name} {...other} scheme={scheme} onTake={() => change(other.brand)} />
            ))}
          </ul>
        </section>
      </div>
    </div>
  )
}
