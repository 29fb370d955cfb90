import { defineMessages } from './defineMessages'

/** Downloads. */
export const downloadsMessages = /* @__PURE__ */ defineMessages('downloads', {
  title: 'Downloads',
  file: 'Description',
  fileName: 'File name',
  category: 'Category',
  date: 'Date',
  searchHint: 'File name, description or category',
  none: 'No files to download yet.',
})
