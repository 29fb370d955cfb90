import type { WidgetDefinition } from '../../WidgetDefinition'
import { searchParam, sortParam } from '../../docTexts.ts'
import type { DownloadListProps } from './DownloadList'

export const downloadList = {
  name: 'DownloadList',
  summary: 'Files that the merchant offers',
  element: 'downloads',
  params: {
    search: searchParam,
    sort: sortParam,
  },
  routes: [
    {
      path: '/downloads',
      about: 'files to download',
      entry: 'downloads',
      menu: 'account',
      label: 'downloads',
    },
  ],
  docs: {
    calls: ['getDloads', 'getWidgetConfiguration'],
    anatomy: 'A link for each file with its kind and size',
    do: 'Let the merchant name the files for customers.',
    dont: 'Use it for files of one product: ProductModal has these.',
  },
  absences: {
    showsNoPrice: ['hugeNumbers', 'pricesHidden'],
  },
} as const satisfies WidgetDefinition<DownloadListProps>
