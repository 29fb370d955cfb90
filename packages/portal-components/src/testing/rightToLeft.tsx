import type { Decorator } from '@storybook/react-vite'

/** A story in a part of the page whose lines run from right to left. */
export const rightToLeft: Decorator = (Story) => (
  <div dir="rtl">
    <Story />
  </div>
)
