import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from './merchants.ts'
import { readStories, storiesIn } from './stories.ts'

describe('storiesIn', () => {
  it('finds what acts, through the functions and the stories that it calls', () => {
    const { title, stories } = storiesIn(
      'Switch.stories.tsx',
      `const meta = { title: 'Parts/Switch' }
       const press = async ({ userEvent }) => { await userEvent.click(button()) }
       export const Default: Story = { play: async () => { await screen.findByRole('switch') } }
       export const Pressed: Story = { tags: ['play'], play: press }
       export const Twice: Story = { play: async (context) => { await Pressed.play?.(context) } }
       export const Narrow: Story = { ...Pressed }
       export const Alike: Story = { args: Pressed.args }
       export const Own: Story = { globals: { viewport: 'phone', merchant: 'ironbark' } }`,
    )
    expect(title).toBe('Parts/Switch')
    expect(stories).toEqual([
      { name: 'Default', tags: [], acts: false, merchant: null },
      { name: 'Pressed', tags: ['play'], acts: true, merchant: null },
      { name: 'Twice', tags: [], acts: true, merchant: null },
      { name: 'Narrow', tags: [], acts: true, merchant: null },
      { name: 'Alike', tags: [], acts: false, merchant: null },
      { name: 'Own', tags: [], acts: false, merchant: 'ironbark' },
    ])
  })
})

describe('the stories', () => {
  const all = readStories().flatMap(({ title, stories }) => stories.map((story) => ({ title, ...story })))

  it('are at rest by default: none that is called Default clicks, types or hovers [stories-01]', () => {
    expect(all.filter(({ name, acts }) => name === 'Default' && acts).map(({ title }) => title)).toEqual([])
  })

  it('are all run and judged: none leaves out its test or its accessibility', () => {
    const files = globSync(['packages/portal-components/src/**/*.stories.tsx', 'site/**/*.stories.tsx'], {
      cwd: root,
    })
    expect(files.length).toBeGreaterThan(90)
    const left = files.filter((file) => /!test|\ba11y\b/.test(readFileSync(join(root, file), 'utf8')))
    expect(left).toEqual([])
  })

  it('are tagged where they click, type or hover, and only there [stories-02]', () => {
    const wrong = all.filter(({ tags, acts }) => tags.includes('play') !== acts)
    expect(wrong.map(({ title, name }) => `${title} ${name}`)).toEqual([])
  })

  it('are tagged `ironbark` where they keep to that merchant, and only there [stories-08]', () => {
    const wrong = all.filter(({ tags, merchant }) => tags.includes('ironbark') !== (merchant === 'ironbark'))
    expect(wrong.map(({ title, name }) => `${title} ${name}`)).toEqual([])
  })

  it('of a part that can be disabled show it hovered, pressed and focused too [stories-09]', () => {
    const parts = readStories().filter(({ title }) => title.startsWith('Parts/'))
    const missing = parts.flatMap(({ title, stories }) => {
      const names = stories.map(({ name }) => name)
      if (!names.includes('Disabled')) return []
      const shown = isTyped(title) ? ['Hovered', 'Focused'] : ['Hovered', 'Pressed', 'Focused']
      return shown.filter((name) => !names.includes(name)).map((name) => `${title} ${name}`)
    })
    expect(missing).toEqual([])
  })
})

/** Returns true for a field for typing, which has no distinct pressed state. */
const isTyped = (title: string) => /(Combo|Date|Password|Text|Time)Field|SearchInput/.test(title)
