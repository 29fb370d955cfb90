/** Ways of writing that ESLint refuses everywhere. */
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
  'Navigation by code goes through navigate() of places/navigate.ts, which lets no address of a script pass.'
/** The page's address, however it is reached. */
const address = (path) => `:matches([${path}.name='location'], [${path}.property.name='location'])`

/** Ways of leaving the page that are kept in one file. */
export const navigation = [
  {
    selector: `CallExpression[callee.property.name=/^(assign|replace)$/]${address('callee.object')}`,
    message,
  },
  { selector: `AssignmentExpression[left.property.name='href']${address('left.object')}`, message },
  { selector: `AssignmentExpression${address('left')}`, message },
]
