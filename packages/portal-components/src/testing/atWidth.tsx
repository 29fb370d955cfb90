import type { Decorator } from '@storybook/react-vite'

/** Shows a story in a container of at most this many px. */
export const atWidth = (maxInlineSize: number): Decorator[] => [
  (Story) => (
    <div style={{ maxInlineSize }}>
      <Story />
    </div>
  ),
]
