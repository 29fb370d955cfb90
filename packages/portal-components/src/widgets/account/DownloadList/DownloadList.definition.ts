import type { WidgetDefinition } from '../../WidgetDefinition'
import { searchParam, sortParam } from '../../docTexts.ts'
import type { DownloadListProps } from './DownloadList'

export const downloadList = {
  name: 'DownloadList',
  summary: 'The merchant’s files to download',
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
    anatomy: 'A link for each file with its name, category and date',
    do: 'Ask the merchant for file names that customers understand.',
    dont: 'Use it for the files of one product: ProductModal shows them.',
  },
  absences: {
    showsNoPrice: ['hugeNumbers', 'pricesHidden'],
  },
} as const satisfies WidgetDefinition<DownloadListProps>
