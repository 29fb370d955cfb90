import type { Decorator } from '@storybook/react-vite'

/** Shows a story in a right-to-left part of the page. */
export const rightToLeft: Decorator = (Story) => (
  <div dir="rtl">
    <Story />
  </div>
)
