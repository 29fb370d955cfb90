/** Syntax that ESLint refuses everywhere. */
export const anywhere = [
  {
    selector:
      "NewExpression[callee.name='Date'][arguments.length=1]:not([arguments.0.type='Literal'][arguments.0.raw=/^\\d/])",
    message: 'A date text read by Date shifts by the zone. Use the date codec, or Date.UTC with numbers.',
  },
  {
    selector: "BinaryExpression[left.property.name='name'][right.value=/^Fluid/]",
    message: 'An error is told by its guard, such as isFluidFieldError(error), and not by its name.',
  },
  {
    selector: "CallExpression[callee.object.name='Date'][callee.property.name='parse']",
    message: 'A date text read by Date shifts by the zone. Use the date codec, or Date.UTC with numbers.',
  },
]

const message =
  'Navigation by code goes through navigate() of routes/navigate.ts, which lets no address of a script pass.'
/** Matches an object of the page, such as its address, in any way of reaching it. */
const named = (path, name) => `:matches([${path}.name=${name}], [${path}.property.name=${name}])`
const address = (path) => named(path, "'location'")
/** A file that creates an element for navigation, such as a link other than a download. */
const making = (name, exempt = '') =>
  `Program:has(CallExpression[callee.property.name='createElement'][arguments.0.value=/^${name}$/i])${exempt}`

/** Ways of leaving the page, each allowed in one file only. */
export const navigation = [
  {
    selector: `CallExpression[callee.property.name=/^(assign|replace)$/]${address('callee.object')}`,
    message,
  },
  { selector: `AssignmentExpression[left.property.name='href']${address('left.object')}`, message },
  { selector: `AssignmentExpression${address('left')}`, message },
  {
    selector: `CallExpression[callee.property.name='open']${named('callee.object', '/^(window|globalThis|self|top|parent|defaultView)$/')}`,
    message,
  },
  { selector: `CallExpression[callee.name='open'][arguments.1.value=/^_/]`, message },
  {
    selector: `CallExpression[callee.property.name='navigate']${named('callee.object', "'navigation'")}`,
    message,
  },
  {
    selector: `${making('a', ":not(:has(AssignmentExpression[left.property.name='download']))")} CallExpression[callee.property.name='click']`,
    message,
  },
  { selector: `${making('form')} CallExpression[callee.property.name=/^(requestS|s)ubmit$/]`, message },
]

const lasting =
  'A busy machine decides a journey that goes by time. Wait for a state, hold an answer back, or turn page.clock.'

/** Ways of waiting for a time in a journey. */
export const timing = [
  { selector: "CallExpression[callee.property.name='waitForTimeout']", message: lasting },
  { selector: "Property[key.name='kind'][value.value='delay']", message: lasting },
]
