/// <reference types="vite/client" />
import { createElement } from 'react'
import type { ComponentType, ReactElement } from 'react'
import { definitions } from '../widgets/definitions'

const files = import.meta.glob<Record<string, ComponentType>>(
  ['../widgets/*/*/*.tsx', '!**/*.{test,stories}.tsx'],
  { eager: true },
)

/** Every widget for merchants, as an element of a page. */
export const everyWidget: Record<string, ReactElement> = Object.fromEntries(
  definitions.map(({ name, example }) => {
    const module = Object.entries(files).find(([file]) => file.endsWith(`/${name}/${name}.tsx`))?.[1]
    if (!module?.[name]) throw new Error(`${name}.tsx exports no ${name}`)
    return [name, createElement(module[name], example)]
  }),
)
