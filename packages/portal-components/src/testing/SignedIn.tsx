import { useEntries } from '../data/settings/entries'

/** Says when the customer is signed in and the menus are known, for widgets that show nothing of it. */
export function SignedIn() {
  return useEntries('topbuttonbar').length > 0 && <p>Signed in</p>
}
