/*
 * Modules that pages share, as expressions for their paths. A build makes a file of a group, with all that it needs. Left to
 * itself the bundler makes one of each set of pages that uses something, some forty for a page: these few weigh a tenth
 * less, and are there at once for the next page.
 */

/** Needed by a form and by every page. */
export const basics = [
  'data/(readAnew|useWrite|drafts/\\w+)',
  'hooks/\\w+',
  'parts/(Button|Callout|Heading|IconButton|lateModal|Link)',
  'parts/field/(Checkbox|FieldMessages|focusInvalid|TextField)',
  'places/mailTo',
]
/** Drawn by most pages, without anything of React Aria or a form. */
export const frame = [
  'parts/(Breadcrumb|Disclosure|EmptyState|Picture|Segmented|SkeletonText|Switch)',
  'parts/field/(RadioSet|SearchInput|Select|Stepper)',
  'surfaces/(AddProduct|InCart|PlaceBreadcrumb)/\\w+',
  'surfaces/(Read/Read|SlowRead/SlowRead|Widget/(asWidget|WidgetHead))',
  'words/sizes',
]
export const table = ['parts/table/(DataTable|DataTableSkeleton|SortField)']
/** A form, as the sign-in and a third of the pages have one. */
export const form = [
  'surfaces/Form/(answers|Form|FormFailure|FormField|useFormOf)',
  'surfaces/SignIn/SignIn',
  'parts/field/PasswordField',
]

/** Matches the modules of groups. */
export function ownModules(...groups: string[][]): RegExp {
  return new RegExp(`[\\\\/]portal-components[\\\\/]src[\\\\/](${groups.flat().join('|')})\\.tsx?$`)
}
