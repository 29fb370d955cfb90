/*
 * Modules that pages share, as expressions for their paths. A build makes a file of a group, with all that it needs. Left to
 * itself the bundler makes one of each set of pages that uses something. Scripts until a page can be used, in brotli
 * (2026-11-27), with these groups; with those of the portal's start, sign-in and shell alone, or the elements' loader, core
 * and React; and without any:
 *
 *   portal, sign-in     116 kB in  4 files    116 kB in  2    130 kB in  45
 *   portal, products    195 kB in  8 files    207 kB in 29    234 kB in 114
 *   portal, cart        191 kB in 14 files    196 kB in 32    221 kB in 112
 *   portal, invoices    201 kB in 18 files    209 kB in 47    237 kB in 131
 *   elements, products  183 kB in 13 files    194 kB in 63    209 kB in 131
 *
 * With a group of each folder on top, the portal's products are 271 to 317 kB: a module brings all that it needs into the
 * file of its whole folder. With groups of what 6 to 32 entries share they are 206 to 276 kB.
 */

/** Needed by the sign-in, by any other form and by every page. Nothing here reads data. */
const basics = [
  'parts/(Button|Callout|Heading|Link|layout/Layout)',
  'parts/field/(FieldLabel|FieldMessages|field|control\\.styles|field\\.styles|focusInvalid)',
  'hooks/useControlled',
  'routes/linkAddress',
  'messages/errorMessage',
]
/** Needed by every page behind the sign-in. */
const behind = [
  'data/(refetch|searchPause|useWrite|drafts/draftNames)',
  'hooks/\\w+',
  'parts/IconButton',
  'context/useOutlasting',
]
/** Drawn by most pages, without anything of React Aria or a form. */
const frame = [
  'parts/(Badge|Breadcrumb|Disclosure|EmptyState|Picture|Segmented|Skeleton|Switch)',
  'parts/onNearViewport',
  'parts/field/(RadioSet|SearchInput|Stepper)',
  'data/(useListRead|account/account|cart/pricesBefore|catalogue/listing|transactions/transactions)',
  'routes/(accountPaths|jobPaths|transactionPaths|useIsSwitchedOff)',
  'surfaces/(AddProduct|InCart|CatalogueBreadcrumb|RouteLink|RestOfList)/\\w+',
  'surfaces/(SignIn/OpenSignIn|TallyModal/LazyTallyModal)',
  'surfaces/(Read/Read|SlowRead/SlowRead|Widget/(asWidget|WidgetHead))',
  'messages/(prices|sizes)',
]
const table = ['parts/table/(DataTable|DataTableSkeleton)']
/** A tally in words. */
const lengths = ['messages/(tally|tallySummary)']
/** A choice from a list, as papers have for their order and a third of the forms. */
const choice = ['parts/field/Select']
/** The cart, its checkout and what comes of it. */
const order = ['parts/Summary', 'surfaces/(BottomBar|CartLines|SummaryAside)/\\w+']
/** Lists of orders, invoices and other papers, and each of them alone. */
const papers = [
  'parts/table/SortField',
  'surfaces/(Ageing/Amount|JobName/JobName)',
  'surfaces/(TablePage|TransactionColumns)/\\w+',
]
/** Orders, lists and other papers that go to the cart again. */
const copies = [
  'data/(cart/useCopyToCart|lists/lists)',
  'surfaces/(CopyToCart/\\w+|OrderAgain/useOrderAgain)',
]
/** The sign-in, and what it shares with every other form. */
export const signIn = [
  'parts/field/(Checkbox|PasswordField|TextField)',
  'surfaces/Form/(Form|sortRefusal)',
  'surfaces/SignIn/SignIn',
]
/** A form, as a third of the pages have one. */
export const form = ['surfaces/Form/(answers|FormField|useFormOf)']

/** Icons of most pages, the sign-in among them. */
const basicIcons = ['check']
/** Icons of most pages behind the sign-in. */
const icons = ['mail', 'search-x', 'truck']

/** Matches the modules of groups. */
export function ownModules(...groups: string[][]): RegExp {
  return new RegExp(`[\\\\/]portal-components[\\\\/]src[\\\\/](${groups.flat().join('|')})\\.tsx?$`)
}

const iconModules = (names: string[]) => new RegExp(`icons[\\\\/](${names.join('|')})\\.mjs$`)

/** Matches whatever one of the expressions does. */
export const anyOf = (...tests: RegExp[]): RegExp => new RegExp(tests.map(({ source }) => source).join('|'))

/** Matches what the sign-in and every page need. */
export const basicModules = anyOf(ownModules(basics), iconModules(basicIcons))

/** Matches what pages behind the sign-in are framed with. */
export const frameModules = anyOf(ownModules(behind, frame), iconModules(icons))

/** The files that the pages of the portal and the elements share alike, beside their frame. */
export const pageGroups = [
  { name: 'table', test: ownModules(table), priority: 1 },
  { name: 'lengths', test: ownModules(lengths), priority: 0.97 },
  { name: 'choice', test: ownModules(choice), priority: 0.95 },
  { name: 'copies', test: ownModules(copies), priority: 0.9 },
  { name: 'order', test: ownModules(order), priority: 0.8 },
  { name: 'papers', test: ownModules(papers), priority: 0.7 },
]
