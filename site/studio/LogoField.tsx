import { useId, useState } from 'react'
import { brandOfLogo, hiddenShare } from './logoColors'
import type { Pixels } from './logoColors'
import type { Brand } from './brand'
import { readLogo } from './readLogo'

/** A dropped or chosen logo. */
export interface Logo {
  name: string
  /** The URL of its image, in this page alone. */
  address: string
  pixels: Pixels
}

/** The largest share of a logo that may be hidden on the masthead. */
const HIDDEN_AT_MOST = 0.1

export interface LogoFieldProps {
  logo: Logo | null
  /** The masthead's background under the logo, as rendered. */
  masthead: string
  onLogo: (logo: Logo, brand: Brand) => void
  /** Called to make the masthead white, for a logo designed for paper. */
  onWhite: () => void
}

/** Takes a dropped or chosen logo, and derives the two colours of a brand from it. The file is not uploaded. */
export function LogoField({ logo, masthead, onLogo, onWhite }: LogoFieldProps) {
  const id = useId()
  const [reported, setReported] = useState('')
  const [isOver, setIsOver] = useState(false)
  const take = async (file: File | undefined) => {
    if (!file) return
    try {
      const pixels = await readLogo(file)
      const brand = brandOfLogo(pixels)
      onLogo({ name: file.name, address: URL.createObjectURL(file), pixels }, brand)
      setReported(`Two colours of ${file.name}: ${Object.values(brand).join(' and ')}.`)
    } catch (error) {
      setReported(error instanceof Error ? error.message : String(error))
    }
  }
  const isHidden = logo !== null && hiddenShare(logo.pixels, masthead) > HIDDEN_AT_MOST
  return (
    <div
      className="logo"
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault()
        setIsOver(true)
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setIsOver(false)
        void take(event.dataTransfer.files[0])
      }}
    >
      <label htmlFor={id}>From a logo</label>
      <input id={id} type="file" accept="image/*" onChange={(event) => void take(event.target.files?.[0])} />
      <p role="status">{reported || 'Drop a picture here, or choose one. It stays in this browser.'}</p>
      {isHidden && (
        <>
          <p>
            Part of the logo cannot be seen on this masthead. Have it drawn for the colour, or let it stand on
            white.
          </p>
          <button type="button" onClick={onWhite}>
            Make the masthead white
          </button>
        </>
      )}
    </div>
  )
}
