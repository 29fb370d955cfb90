import { plural } from '../plural'
import type { Region } from '../Region'
import { inSentence } from './inSentence'

/** The shell around every page. */
export const shell = ({ tax }: Region) => ({
  notSaved: (count: number) => `${plural(count, 'change was', 'changes were')} not saved. Sign out anyway?`,
  exTax: `ex ${inSentence(tax)}`,
  configurationFailedHint:
    'The setup of this portal could not be read. Try again in a moment, and check your connection if it keeps happening.',
  stale: 'The latest setup of this portal could not be read. You see the last one we have.',
})
