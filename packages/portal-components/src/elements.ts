// The one script of a page that has widgets of its own: it defines them as elements, and fetches what each needs.
import { start } from './elements/loader'

start(import.meta.url)
