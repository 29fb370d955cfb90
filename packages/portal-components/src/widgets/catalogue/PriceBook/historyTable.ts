import type { PriceBookHistoryItem } from '@trade-portal/fluid-sdk'
import type { TableDefinition } from '../../../parts/table/tableDefinition'
import type { Portal } from '../../../context/PortalContext'
import { nameOf, yesOrNo } from './priceBookWords'
import { priceBookWords } from '../../../messages/priceBook'
import { tableWords } from '../../../messages/table'

/** Defines the table of generated files: date, format and recipient. */
export function historyTable(
  formats: Portal['formats'],
  say: Portal['say'],
): TableDefinition<PriceBookHistoryItem> {
  const words = say(priceBookWords)
  const table = say(tableWords)
  return {
    columns: [
      {
        id: 'generated',
        name: words.generated,
        kind: 'day',
        text: ({ date }) => formats.date(date),
        isRowHeader: true,
        tone: 'strong',
        width: 104,
        placeholder: 80,
      },
      { id: 'type', name: words.type, text: ({ type }) => nameOf(words.types, type), grow: 1.1 },
      {
        id: 'format',
        name: words.format,
        text: ({ format }) => nameOf(words.formats, format),
        isOnRequest: true,
      },
      {
        id: 'recipient',
        name: words.sentTo,
        text: ({ recipient }) => recipient,
        tone: 'muted',
        cardLines: 1,
        grow: 1.8,
      },
      {
        id: 'newCodes',
        name: words.newCodes,
        text: ({ hasNewCodes }) => yesOrNo(hasNewCodes, words),
        isOnRequest: true,
        width: 96,
        placeholder: 24,
      },
      {
        id: 'coreProducts',
        name: words.coreProducts,
        text: ({ hasCoreProductsOnly }) => yesOrNo(hasCoreProductsOnly, words),
        isOnRequest: true,
        width: 112,
        placeholder: 24,
      },
    ],
    layout: {
      card: `
        'select generated details' auto
        'select type details' auto
        'select recipient details' auto
        / 28px minmax(0, 1fr) auto`,
      medium: `
        'select generated type newCodes' auto
        'select format recipient coreProducts' auto
        / 28px minmax(0, 1fr) minmax(0, 1.8fr) 112px`,
    },
    details: { name: table.details, label: ({ date }) => words.details(formats.date(date)) },
  }
}
