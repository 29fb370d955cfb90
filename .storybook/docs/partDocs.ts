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
const choose = 'Tab reaches the selected option, or the first; arrow keys select another.'
const typedParts =
  'Each segment is typed, or changed by arrow up and down; arrow left and right move between segments.'

/** Parts and surfaces by the titles of their stories. */
export const partDocs: Readonly<Record<string, PartDoc>> = {
  'Parts/Badge': {
    do: 'Name the status in a word or two.',
    dont: 'Use it as a button or for a count.',
  },
  'Parts/Breadcrumb': {
    keyboard: `Tab moves from link to link. ${follow}`,
    do: 'Put it above the heading of a nested page.',
    dont: 'Link the current page.',
  },
  'Parts/Button': {
    keyboard: press,
    do: 'Name the action: Confirm Order. Use a single primary button per view.',
    dont: 'Navigate with it: use a Link.',
  },
  'Parts/Callout': {
    keyboard: 'Tab reaches its action.',
    do: 'Put it before the content it is about, with an action that resolves it.',
    dont: 'Confirm a finished action: use Notices.',
  },
  'Parts/Card': {
    do: 'Group related content under a heading.',
    dont: 'Nest cards.',
  },
  'Parts/CardChoice': {
    keyboard: choose,
    do: 'Use it for up to six options that decide the rest of the form.',
    dont: 'Use it where a word is enough: Choice is smaller.',
  },
  'Parts/Checkbox': {
    keyboard: 'Space checks and unchecks it.',
    do: 'Label it with the checked state.',
    dont: 'Let it take effect at once: use a Switch.',
  },
  'Parts/Choice': {
    keyboard: choose,
    do: 'Use it for up to ten short options.',
    dont: 'Use it for a yes or no.',
  },
  'Parts/ComboField': {
    keyboard: 'Arrow keys open the options and move through them; Enter selects one, Escape closes.',
    do: 'Suggest earlier answers, and accept any other.',
    dont: 'Use it where only the listed options are valid: use a Select.',
  },
  'Parts/DataTable': {
    keyboard: `${table} Enter on a header sorts by it.`,
    do: 'Define columns, heights and sort labels once, and share them with its skeleton.',
    dont: 'Put a field with a popover of its own into each row of a long list.',
  },
  'Parts/DateField': {
    keyboard: `${typedParts} In the calendar arrow keys move by days, Page up and down by months; Escape closes it.`,
    do: 'Load it when it is needed. Put QuickChoice before it where a few days are common.',
    dont: 'Ask for an unnecessary date.',
  },
  'Parts/Disclosure': {
    keyboard: `Tab reaches its title. ${press}`,
    do: 'Name the content in the title.',
    dont: 'Hide content everybody needs, or an error.',
  },
  'Parts/EmptyState': {
    keyboard: 'Tab reaches its action.',
    do: 'Describe the missing content, and offer a single next step.',
    dont: 'Blame the customer, or show a zero.',
  },
  'Parts/ErrorState': {
    keyboard: 'Tab reaches Try again and the other action.',
    do: 'Put it in place of the missing content, so that the rest of the page keeps working.',
    dont: 'Show the server’s own message.',
  },
  'Parts/Heading': {
    do: 'Keep the levels in order within a widget.',
    dont: 'Choose a level for its size.',
  },
  'Parts/HoverMenu': {
    keyboard: menu,
    do: 'Make everything in it reachable by a press, too.',
    dont: 'Use it in a form, where a passing pointer would open it.',
  },
  'Parts/IconButton': {
    keyboard: press,
    do: 'Give it a label that names the action.',
    dont: 'Use an icon that needs a word beside it.',
  },
  'Parts/Layout': {
    do: 'Use Stack, Row and Text where only distance, direction, size or colour differ.',
    dont: 'Style a div of your own for a gap or a grey.',
  },
  'Parts/Link': {
    keyboard: follow,
    do: 'Name its destination.',
    dont: 'Trigger an action with it: use a Button.',
  },
  'Parts/Modal': {
    keyboard: modal,
    do: 'Ask or show a single thing, named by its title.',
    dont: 'Open it over another modal, or for content that fits a page.',
  },
  'Parts/Notices': {
    keyboard: 'Tab reaches the action and the cross; focus pauses the timer.',
    do: 'Describe the result in one sentence, with Undo where possible.',
    dont: 'Use it as the only place for important information.',
  },
  'Parts/PasswordField': {
    keyboard: 'Tab moves on to the button that reveals the password; Space presses it.',
    do: 'Set the autocomplete name that password managers expect.',
    dont: 'Forbid pasting.',
  },
  'Parts/Picture': {
    do: 'Set its final size, and an alternative text for information missing from the text beside it.',
    dont: 'Repeat the name beside it in its alternative text.',
  },
  'Parts/QuickChoice': {
    keyboard: choose,
    do: 'Offer the few common answers, in everyday words: Today, Tomorrow.',
    dont: 'Offer more than five.',
  },
  'Parts/SearchInput': {
    keyboard: 'Enter searches, Escape empties it.',
    do: 'Name the searched content in its label.',
    dont: 'Search content beyond the page without mentioning it.',
  },
  'Parts/PlainDialog': {
    keyboard: 'The browser’s own: the focus stays inside, Escape closes it.',
    do: 'Use it for messages when files cannot be loaded.',
    dont: 'Use it where a Modal can load: a Modal handles the page’s other layers.',
  },
  'Parts/Segmented': {
    keyboard: choose,
    do: 'Use it for two or three short options.',
    dont: 'Use it for navigation: use links.',
  },
  'Parts/Select': {
    keyboard:
      'Enter, Space and arrow down open it, arrow up at the last option; arrow left and right select without opening, letters select by name. Escape closes it.',
    do: 'Use it for more options than fit in view.',
    dont: 'Use it for two or three options: use Segmented.',
  },
  'Parts/Skeleton': {
    do: 'Give it the final size of the loading content.',
    dont: 'Show it for content that is available at once.',
  },
  'Parts/Spinner': {
    do: 'Put it into the pressed control while the action is pending.',
    dont: 'Use it where a Skeleton fits.',
  },
  'Parts/Stepper': {
    keyboard:
      'Arrow up and down change it by one, Page up and down by ten; Home sets the minimum. Enter applies the typed number.',
    do: 'Name the product in its label: lists have many.',
    dont: 'Use it for lengths or money, which have decimals.',
  },
  'Parts/Summary': {
    do: 'Keep the sum last and strongest.',
    dont: 'Show figures that do not add up to the last.',
  },
  'Parts/Switch': {
    keyboard: 'Space toggles it.',
    do: 'Let it take effect at once.',
    dont: 'Put it into a form with a submit button.',
  },
  'Parts/TextField': {
    keyboard: 'Enter submits its form.',
    do: 'Keep its label visible, and explain the expected format in advance.',
    dont: 'Use the placeholder as a label.',
  },
  'Parts/TimeField': {
    keyboard: typedParts,
    do: 'Load it when it is needed, beside a DateField.',
    dont: 'Ask for a time where morning or afternoon is enough.',
  },
  'Surfaces/Ageing': {
    do: 'Show all ages, including those without a balance.',
    dont: 'Mark an overdue balance by the bar’s colour alone.',
  },
  'Surfaces/EmptyCart': {
    keyboard: 'Tab reaches the links that fill it.',
    do: 'Offer this customer’s earlier orders.',
    dont: 'Leave the page blank after the last line is removed.',
  },
  'Surfaces/Facts': {
    keyboard: 'Tab reaches the links among them.',
    do: 'Leave out a missing fact.',
    dont: 'Use it for figures that add up: use a Summary.',
  },
  'Surfaces/Form': {
    keyboard: form,
    do: 'Show a refusal at its field.',
    dont: 'Disable the button until the form is valid: that gives no reason.',
  },
  'Surfaces/Overdue': {
    keyboard: 'Tab reaches Pay and Email.',
    do: 'Show the amount and the date since it is due.',
    dont: 'Show it for amounts not due yet.',
  },
  'Surfaces/PrintButton': {
    keyboard: press,
    do: 'Pass it content for paper that is not on the screen yet.',
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
    dont: 'Overwrite an existing name without mentioning it.',
  },
  'Surfaces/SlowRead': {
    keyboard: 'Tab reaches its actions.',
    do: 'Lay it over the skeleton, which avoids a layout shift.',
    dont: 'Give up on the customer’s behalf.',
  },
  'Surfaces/TablePage': {
    keyboard: `${table} Space toggles a row’s checkbox.`,
    do: 'Keep its search, filter and order in the address if it is a page.',
    dont: 'Write a second screen of rows: pass another definition to this one.',
  },
  'Surfaces/TallyModal': {
    keyboard: `${modal} Arrow up and down change the pieces of a length; in a free line, the length.`,
    do: 'Keep the typed input after a refusal.',
    dont: 'Ask for metres: they follow from the pieces of each length.',
  },
}
