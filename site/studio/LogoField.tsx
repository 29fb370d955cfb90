import { useId, useState } from 'react'
import type { Brand } from './brand'
import { brandOfLogo } from './logoColors'
import { readLogo } from './readLogo'

/** Takes a logo, dropped or chosen, and gives the two colours that make a brand of it. The file goes nowhere. */
export function LogoField({ onBrand }: { onBrand: (brand: Brand) => void }) {
  const id = useId()
  const [told, setTold] = useState('')
  const [isOver, setIsOver] = useState(false)
  const take = async (file: File | undefined) => {
    if (!file) return
    try {
      const brand = brandOfLogo(await readLogo(file))
      onBrand(brand)
      setTold(`Two colours of ${file.name}: ${Object.values(brand).join(' and ')}.`)
    } catch (error) {
      setTold(error instanceof Error ? error.message : String(error))
    }
  }
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
      <p role="status">{told || 'Drop a picture here, or choose one. It stays in this browser.'}</p>
    </div>
  )
}
