import '../apps/portal/node_modules/@fontsource-variable/inter/index.css'
import type { Preview, StoryContext } from '@storybook/react-vite'
import { configure } from 'storybook/test'
import { LazyDocsContainer, LazyDocsPage } from './docs/LazyDocsPage'
import { inPortal } from './inPortal'
import { inShown } from './inShown'
import { inTheme } from './inTheme'
import { initialGlobals, toolbar } from './toolbar'

// A story’s back end is created in its page before anything is rendered, and the first story of a page loads it too.
configure({ asyncUtilTimeout: 20_000 })

/** Names the widget stories this run tests, if it leaves the others to another run. Parts are always tested. */
const judged = import.meta.env['STORYBOOK_JUDGED']

function isJudgedElsewhere({ title, name }: Pick<StoryContext, 'title' | 'name'>): boolean {
  return judged !== undefined && !title.startsWith('Parts/') && !new RegExp(judged).test(name)
}

const preview: Preview = {
  decorators: [inPortal, inTheme, inShown],
  tags: ['autodocs'],
  beforeEach: (context) => {
    if (isJudgedElsewhere(context)) context.globals = { ...context.globals, a11y: { manual: true } }
  },
  parameters: {
    // Leaves out passing nodes: reporting each took as long as finding the failing ones, and filled the tests' report.
    a11y: { test: 'error', options: { resultTypes: ['violations', 'incomplete'] } },
    controls: { expanded: true },
    docs: { page: LazyDocsPage, container: LazyDocsContainer },
    layout: 'padded',
    backgrounds: { disable: true },
    options: {
      storySort: {
        order: [
          'Introduction',
          'Getting started',
          'Accessibility',
          'Writing',
          'States',
          'Releases',
          'Theming',
          'Widgets',
          'Surfaces',
          'Parts',
        ],
      },
    },
    viewport: {
      options: {
        phone: { name: 'Phone', styles: { width: '390px', height: '844px' } },
        tablet: { name: 'Tablet', styles: { width: '820px', height: '1100px' } },
        desk: { name: 'Desk', styles: { width: '1280px', height: '860px' } },
      },
    },
  },
  globalTypes: toolbar,
  // The second merchant's run checks that no story breaks; its colours are checked in the first merchant's run and by
  // the theme's own tests.
  initialGlobals: { ...initialGlobals, a11y: { manual: initialGlobals.merchant === 'cascade' } },
}

export default preview
