import { DocsContainer } from '@storybook/addon-docs/blocks'
import type { DocsContainerProps } from '@storybook/addon-docs/blocks'
import type { PropsWithChildren } from 'react'
import { themes } from 'storybook/theming'

/** A page of the docs in the device's scheme, like Storybook's frame around it. */
export function DocsInScheme(page: PropsWithChildren<DocsContainerProps>) {
  const isDark = matchMedia('(prefers-color-scheme: dark)').matches
  return <DocsContainer {...page} theme={isDark ? themes.dark : themes.light} />
}
