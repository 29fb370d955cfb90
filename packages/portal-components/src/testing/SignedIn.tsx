import { useEntries } from '../data/settings/entries'

/** Shows when the customer is signed in and the menus are known, for widgets that show neither. */
export function SignedIn() {
  return useEntries('topbuttonbar').length > 0 && <p>Signed in</p>
}
