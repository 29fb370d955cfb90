import type { Decorator } from '@storybook/react-vite'
import { screen, waitFor } from 'storybook/test'
import type { WidgetState } from '../widgets/absences'
import { atWidth } from './atWidth'
import type { SandboxSetting } from './merchantClient'

/** The states of a widget beside its default. */
type StateOfStory = Exclude<WidgetState, 'default'>

/** A state as a story: the setting that causes it, and the check that it has been reached. */
interface StateStory {
  parameters?: { sandbox: SandboxSetting }
  decorators?: Decorator[]
  globals?: Record<string, string>
  play: () => Promise<void>
}

/** Waits until no skeleton is left, so that a story is judged with its data. */
export const whenRead = () => shows(() => !isOpening() && !hasSkeleton())

const isOpening = () => document.querySelector('[data-opening]') !== null

const hasSkeleton = () => document.querySelector('[data-radius][aria-hidden]') !== null

/** Waits for a condition; a failure's message is the condition itself. */
const shows = (isSo: () => boolean) =>
  waitFor(() => {
    if (!isSo()) throw new Error(`Not so yet: ${String(isSo)}`)
  })

const text = () => document.body.textContent

const says = (words: RegExp) => async () => {
  await screen.findAllByText(words)
}

const saysNot = (words: RegExp) => async () => {
  await whenRead()
  await shows(() => !words.test(text()))
}

const pricesOff = Object.fromEntries(
  ['hide_products_price', 'hide_review_price', 'hide_finalise_price'].map((name) => [name, 'yes']),
)

const sandboxed = (sandbox: SandboxSetting) => ({ parameters: { sandbox } })

const states: Record<StateOfStory, StateStory> = {
  loading: { ...sandboxed({ network: 'silent' }), play: () => shows(hasSkeleton) },
  empty: { ...sandboxed({ network: 'empty' }), play: whenRead },
  refused: { ...sandboxed({ network: 'refusing', pace: 20 }), play: says(/repriced until noon/) },
  offline: { ...sandboxed({ network: 'failing', pace: 20 }), play: says(/^Try again$/) },
  slow: { ...sandboxed({ network: 'silent', pace: 40 }), play: says(/taking longer than usual/) },
  longNames: { ...sandboxed({ network: 'long' }), play: says(/Featherstonehaugh/) },
  hugeNumbers: { ...sandboxed({ network: 'huge' }), play: says(/\d,\d{3},\d{3}/) },
  narrow: { decorators: atWidth(358), play: whenRead },
  taxRegion: { globals: { merchant: 'cascade' }, play: saysNot(/GST/) },
  pricesHidden: { ...sandboxed({ settings: pricesOff }), play: saysNot(/\$\d/) },
  signedOut: { ...sandboxed({ signedIn: false }), play: says(/sign in/i) },
  rightToLeft: { globals: { direction: 'rtl' }, play: whenRead },
}

/**
 * Shows a widget in a state, by the same means for all widgets: network, region, width. `play` replaces the usual check
 * that the state has been reached.
 */
export const inState = (state: StateOfStory, play = states[state].play): StateStory => ({
  ...states[state],
  play,
})
