import { words } from './words'

/** Downloads. */
export const downloadsWords = /* @__PURE__ */ words('downloads', {
  title: 'Downloads',
  file: 'Description',
  fileName: 'File name',
  category: 'Category',
  date: 'Date',
  searchHint: 'File name, description or category',
  none: 'There are no files to download yet.',
})
