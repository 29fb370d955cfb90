/*
 * Modules that pages share, as expressions for their paths. A build makes a file of a group, with all that it needs. Left to
 * itself the bundler makes one of each set of pages that uses something, some forty for a page: these few weigh a tenth
 * less, and are there at once for the next page.
 */

/** Needed by the sign-in, by any other form and by every page. Nothing here reads data. */
export const basics = [
  'parts/(Button|Callout|Heading|Link)',
  'parts/field/(Checkbox|FieldMessages|focusInvalid|TextField)',
  'places/mailTo',
  'words/errorMessage',
]
/** Needed by every page behind the sign-in. */
export const behind = ['data/(readAnew|useWrite|drafts/\\w+)', 'hooks/\\w+', 'parts/(IconButton|lateModal)']
/** Drawn by most pages, without anything of React Aria or a form. */
export const frame = [
  'parts/(Breadcrumb|Disclosure|EmptyState|Picture|Segmented|SkeletonText|Switch)',
  'parts/field/(RadioSet|SearchInput|Select|Stepper)',
  'surfaces/(AddProduct|InCart|PlaceBreadcrumb)/\\w+',
  'surfaces/(Read/Read|SlowRead/SlowRead|Widget/(asWidget|WidgetHead))',
  'words/sizes',
]
export const table = ['parts/table/(DataTable|DataTableSkeleton|SortField)']
/** The sign-in, and what it shares with every other form. */
export const signIn = [
  'parts/field/PasswordField',
  'surfaces/Form/(Form|FormFailure|sortRefusal)',
  'surfaces/SignIn/SignIn',
]
/** A form, as a third of the pages have one. */
export const form = ['surfaces/Form/(answers|FormField|useFormOf)']

/** Matches the modules of groups. */
export function ownModules(...groups: string[][]): RegExp {
  return new RegExp(`[\\\\/]portal-components[\\\\/]src[\\\\/](${groups.flat().join('|')})\\.tsx?$`)
}
