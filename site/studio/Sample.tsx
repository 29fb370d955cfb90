import type { CSSProperties } from 'react'
import type { Scheme } from '@trade-portal/theme'
import type { Brand } from './brand'
import { colorsOf } from './figures'

export interface SampleProps {
  name: string
  /** A note on the source of its colours. */
  note: string
  brand: Brand
  scheme: Scheme
  /** Left out for the current brand. */
  onTake?: () => void
}

/** A brand in a corner of a portal, small enough to show several side by side. */
export function Sample({ name, note, brand, scheme, onTake }: SampleProps) {
  const style = Object.fromEntries(colorsOf(brand, scheme)) as CSSProperties
  return (
    <li className="sample" style={style}>
      <div className="sample-bar">
        <strong>{name}</strong>
        <span className="sample-count">3</span>
      </div>
      <div className="sample-page">
        <p>
          Structural Pine MGP10 <span className="sample-quiet">PINE9045H2</span>
        </p>
        <p>
          <span className="sample-link">View invoice</span>{' '}
          <span className="sample-status" data-status="positive">
            Paid
          </span>{' '}
          <span className="sample-status" data-status="critical">
            Overdue
          </span>
        </p>
        {onTake ? (
          <button type="button" className="sample-button" onClick={onTake}>
            Try {name}
          </button>
        ) : (
          <span className="sample-button">Add to Cart</span>
        )}
        <p className="sample-quiet">{note}</p>
      </div>
    </li>
  )
}
