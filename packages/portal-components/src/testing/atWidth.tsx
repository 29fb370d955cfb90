import type { Decorator } from '@storybook/react-vite'

/** Shows a story in a container of no more than so many px. */
export const atWidth = (maxInlineSize: number): Decorator[] => [
  (Story) => (
    <div style={{ maxInlineSize }}>
      <Story />
    </div>
  ),
]
