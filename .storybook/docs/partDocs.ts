import { keysOf } from '../../packages/portal-components/src/widgets/docTexts.ts'

const { form, menu, modal, table } = keysOf

/** Hand-written documentation of a part or a surface, for what its source cannot provide. */
export interface PartDoc {
  /** Left out for parts that take no focus. */
  keyboard?: string
  do: string
  dont: string
}

const press = 'Enter and Space press it.'
const follow = 'Enter follows it.'
const choose = 'Tab reaches the chosen answer, or the first; arrow keys choose another.'
const typedParts =
  'Each part is typed, or changed by arrow up and down; arrow left and right go from part to part.'

/** Parts and surfaces by the titles of their stories. */
export const partDocs: Readonly<Record<string, PartDoc>> = {
  'Parts/Badge': {
    do: 'Say the status in a word or two.',
    dont: 'Use it as a button or for a count.',
  },
  'Parts/Breadcrumb': {
    keyboard: `Tab goes from place to place. ${follow}`,
    do: 'Put it over the heading of a page that lies under another.',
    dont: 'Link the place itself.',
  },
  'Parts/Button': {
    keyboard: press,
    do: 'Say what happens: Confirm Order. Let a view have a single primary one.',
    dont: 'Lead to another place by it: that is a Link.',
  },
  'Parts/Callout': {
    keyboard: 'Tab reaches its action.',
    do: 'Stand it before what it is about, with the way out of it.',
    dont: 'Tell of what has just been done: Notices do.',
  },
  'Parts/Card': {
    do: 'Put together what belongs together, under a heading.',
    dont: 'Put a card into a card.',
  },
  'Parts/CardChoice': {
    keyboard: choose,
    do: 'Use it for up to six answers that decide what else is asked.',
    dont: 'Use it where a word says enough: Choice is smaller.',
  },
  'Parts/Checkbox': {
    keyboard: 'Space checks and unchecks it.',
    do: 'Say what holds when it is checked.',
    dont: 'Let it take effect at once: that is a Switch.',
  },
  'Parts/Choice': {
    keyboard: choose,
    do: 'Use it for up to ten short answers.',
    dont: 'Use it for a yes or no.',
  },
  'Parts/ComboField': {
    keyboard: 'Arrow keys open the answers and go through them; Enter takes one, Escape closes.',
    do: 'Offer what was answered before, and take anything else.',
    dont: 'Use it where the listed answers alone are right: Select is for these.',
  },
  'Parts/DataTable': {
    keyboard: `${table} Enter on a head sorts by it.`,
    do: 'Give it columns, heights and sort words as one definition, the same to its skeleton.',
    dont: 'Put a field with a popover of its own into each row of a long list.',
  },
  'Parts/DateField': {
    keyboard: `${typedParts} In the calendar arrow keys go by days, Page up and down by months; Escape closes it.`,
    do: 'Load it when it is needed. Put QuickChoice before it where a few days are usual.',
    dont: 'Ask for a day that nobody has to choose.',
  },
  'Parts/Disclosure': {
    keyboard: `Tab reaches its title. ${press}`,
    do: 'Say in the title what is inside.',
    dont: 'Hide what everybody needs, or a mistake.',
  },
  'Parts/EmptyState': {
    keyboard: 'Tab reaches its action.',
    do: 'Say what would stand here, and give a single way on.',
    dont: 'Blame the customer, or show a zero.',
  },
  'Parts/ErrorState': {
    keyboard: 'Tab reaches Try again and the other way on.',
    do: 'Put it where the missing thing would stand, so that the rest of the page goes on.',
    dont: 'Show the server’s own words.',
  },
  'Parts/Heading': {
    do: 'Keep the levels in order within a widget.',
    dont: 'Choose a level for its size.',
  },
  'Parts/HoverMenu': {
    keyboard: menu,
    do: 'Let everything in it be reached by a press, too.',
    dont: 'Use it in a form, where a pointer that passes by would open it.',
  },
  'Parts/IconButton': {
    keyboard: press,
    do: 'Give it a label that says what happens.',
    dont: 'Use an icon that only means something with a word beside it.',
  },
  'Parts/Link': {
    keyboard: follow,
    do: 'Name the place that it leads to.',
    dont: 'Do something by it: that is a Button.',
  },
  'Parts/Modal': {
    keyboard: modal,
    do: 'Ask or show a single thing, named by its title.',
    dont: 'Open it over another, or for what a page can hold.',
  },
  'Parts/Notices': {
    keyboard: 'Tab reaches the action and the cross; time stands still while the focus is there.',
    do: 'Say in one sentence what has happened, with Undo where it can be undone.',
    dont: 'Say here alone what must not be missed.',
  },
  'Parts/PasswordField': {
    keyboard: 'Tab goes on to the button that shows what was typed; Space presses it.',
    do: 'Name it as password managers know it.',
    dont: 'Forbid pasting.',
  },
  'Parts/Picture': {
    do: 'Give its final size, and words where the picture says what no text beside it does.',
    dont: 'Repeat the name beside it in its words.',
  },
  'Parts/QuickChoice': {
    keyboard: choose,
    do: 'Offer the few usual answers, named as people say them: Today, Tomorrow.',
    dont: 'Offer more than five.',
  },
  'Parts/SearchInput': {
    keyboard: 'Enter searches, Escape empties it.',
    do: 'Say in its label what is searched.',
    dont: 'Search what is not on the page without saying so.',
  },
  'Parts/PlainDialog': {
    keyboard: 'The browser’s own: the focus stays inside, Escape closes it.',
    do: 'Say with it what has to be said when files cannot be fetched.',
    dont: 'Use it where a Modal can come: that one knows the page’s other layers.',
  },
  'Parts/Segmented': {
    keyboard: choose,
    do: 'Use it for two or three short answers.',
    dont: 'Use it for places: these are links.',
  },
  'Parts/Select': {
    keyboard:
      'Enter, Space and arrow down open it, arrow up at the last answer; arrow left and right choose without opening, letters choose by name. Escape closes it.',
    do: 'Use it where there are more answers than fit in view.',
    dont: 'Use it for two or three: Segmented shows these.',
  },
  'Parts/Skeleton': {
    do: 'Give it the final size of what is being loaded.',
    dont: 'Show it for what comes at once.',
  },
  'Parts/Spinner': {
    do: 'Put it into what was pressed, while that is under way.',
    dont: 'Put it where a Skeleton can stand.',
  },
  'Parts/Stepper': {
    keyboard:
      'Arrow up and down change it by one, Page up and down by ten; Home goes to the least. Enter takes what was typed.',
    do: 'Name the product in its label: lists have many.',
    dont: 'Use it for lengths or money, which have decimals.',
  },
  'Parts/Summary': {
    do: 'Keep the sum last and strongest.',
    dont: 'Show figures that do not add up to the last.',
  },
  'Parts/Switch': {
    keyboard: 'Space turns it.',
    do: 'Let it take effect at once.',
    dont: 'Put it into a form that is sent.',
  },
  'Parts/TextField': {
    keyboard: 'Enter sends the form that it stands in.',
    do: 'Keep its label in sight, and say beforehand what the answer has to be.',
    dont: 'Use the placeholder as a label.',
  },
  'Parts/TimeField': {
    keyboard: typedParts,
    do: 'Load it when it is needed, beside a DateField.',
    dont: 'Ask for a time where a part of the day is enough.',
  },
  'Surfaces/Ageing': {
    do: 'Show all ages, those without a balance too.',
    dont: 'Let a bar’s colour alone say what is overdue.',
  },
  'Surfaces/EmptyCart': {
    keyboard: 'Tab reaches the ways to fill it.',
    do: 'Offer what this customer ordered before.',
    dont: 'Leave the page blank where the last line has just gone.',
  },
  'Surfaces/Facts': {
    keyboard: 'Tab reaches the links among them.',
    do: 'Leave out a fact that there is none of.',
    dont: 'Use it for figures that add up: Summary is for these.',
  },
  'Surfaces/Form': {
    keyboard: form,
    do: 'Say a refusal at the field that it is about.',
    dont: 'Disable the button until all is right: nobody is told why.',
  },
  'Surfaces/Overdue': {
    keyboard: 'Tab reaches Pay and Email.',
    do: 'Say since when and how much.',
    dont: 'Show it for what is not due yet.',
  },
  'Surfaces/PrintButton': {
    keyboard: press,
    do: 'Give it what belongs on paper and is not on the screen yet.',
    dont: 'Use it in place of the merchant’s own document.',
  },
  'Surfaces/ProductModal': {
    keyboard: modal,
    do: 'Open it from a picture or a name.',
    dont: 'Open it over another dialog.',
  },
  'Surfaces/SaveListModal': {
    keyboard: `${modal} Enter saves.`,
    do: 'Offer it where a cart or an order may be wanted again.',
    dont: 'Save under a name that is taken without saying so.',
  },
  'Surfaces/SlowRead': {
    keyboard: 'Tab reaches the ways on.',
    do: 'Lay it over the skeleton, so that nothing moves.',
    dont: 'Give up for the customer.',
  },
  'Surfaces/TablePage': {
    keyboard: `${table} Space selects in its box.`,
    do: 'Keep its search, filter and order in the address where it is a page.',
    dont: 'Write a second screen of rows: give this another definition.',
  },
  'Surfaces/TallyModal': {
    keyboard: `${modal} Arrow up and down change the pieces of a length; in a free line, the length.`,
    do: 'Keep what was typed when it is refused.',
    dont: 'Ask for metres: pieces of lengths make them.',
  },
}
