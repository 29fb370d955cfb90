import { useId } from 'react'
import type { ColorVariable } from '@trade-portal/theme'
import type { Brand, Measure } from './brand'

const colorFields: { title: string; fields: { variable: ColorVariable; name: string }[] }[] = [
  {
    title: 'The brand',
    fields: [
      { variable: '--trade-interaction-primary-background', name: 'Primary action' },
      { variable: '--trade-masthead-background', name: 'Masthead' },
      { variable: '--trade-interaction-secondary-hyperlink', name: 'Links' },
      { variable: '--trade-accent', name: 'Accent' },
      { variable: '--trade-focus', name: 'Focus ring' },
    ],
  },
  {
    title: 'The ground',
    fields: [
      { variable: '--trade-surface', name: 'Page' },
      { variable: '--trade-surface-raised', name: 'Cards' },
      { variable: '--trade-surface-sunken', name: 'Wells' },
      { variable: '--trade-text', name: 'Text' },
      { variable: '--trade-text-muted', name: 'Quiet text' },
      { variable: '--trade-border', name: 'Dividers' },
      { variable: '--trade-border-strong', name: 'Edges of fields' },
    ],
  },
  {
    title: 'What is told',
    fields: [
      { variable: '--trade-positive', name: 'Positive' },
      { variable: '--trade-caution', name: 'Caution' },
      { variable: '--trade-critical', name: 'Critical' },
      { variable: '--trade-info', name: 'Information' },
    ],
  },
]

const measureFields: { variable: Measure; name: string; hint: string }[] = [
  { variable: '--trade-font-family', name: 'Font', hint: 'inherit' },
  { variable: '--trade-font-size', name: 'Size of text', hint: '16px' },
  { variable: '--trade-radius', name: 'Corners', hint: '8px' },
  { variable: '--trade-density', name: 'Spaces, times', hint: '1' },
]

/** Every colour offered by the fields. */
export const offeredColors = colorFields.flatMap(({ fields }) => fields.map(({ variable }) => variable))

export interface BrandFieldsProps {
  brand: Brand
  /** Effective colours in the light scheme, set or not. */
  seen: ReadonlyMap<string, string>
  onChange: (brand: Brand) => void
}

/** A merchant's variables, each to be set, or left to its default. */
export function BrandFields({ brand, seen, onChange }: BrandFieldsProps) {
  const set = (variable: string, value: string) => {
    const { [variable as keyof Brand]: _before, ...others } = brand
    onChange(value === '' ? others : { ...others, [variable]: value })
  }
  return (
    <>
      {colorFields.map(({ title, fields }) => (
        <details key={title} open={title === 'The brand'} role="group" aria-label={title}>
          <summary>{title}</summary>
          {fields.map(({ variable, name }) => (
            <ColorField
              key={variable}
              name={name}
              value={brand[variable as keyof Brand] ?? ''}
              seen={seen.get(variable) ?? '#000000'}
              onChange={(value) => set(variable, value)}
            />
          ))}
        </details>
      ))}
      <details role="group" aria-label="Type and spaces">
        <summary>Type and spaces</summary>
        {measureFields.map(({ variable, name, hint }) => (
          <label key={variable} className="field">
            <span>{name}</span>
            <input
              value={brand[variable] ?? ''}
              placeholder={hint}
              onChange={(event) => set(variable, event.target.value)}
            />
          </label>
        ))}
      </details>
    </>
  )
}

interface ColorFieldProps {
  name: string
  value: string
  seen: string
  onChange: (value: string) => void
}

function ColorField({ name, value, seen, onChange }: ColorFieldProps) {
  const id = useId()
  return (
    <div className="field" data-set={value !== '' || undefined}>
      <label htmlFor={id}>{name}</label>
      <input
        type="color"
        aria-label={`${name}, from a palette`}
        value={seen.slice(0, 7)}
        onChange={(event) => onChange(event.target.value)}
      />
      <input
        id={id}
        value={value}
        placeholder={seen}
        spellCheck={false}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  )
}
