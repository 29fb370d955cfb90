// The single script of a page with its own widgets: it defines them as elements, and imports the code of each on
// demand.
import { start } from './elements/loader'

start(import.meta.url)
