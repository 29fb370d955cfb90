// Written by `pnpm definitions` from the widgets’ definitions.
import type { PageParam } from './PageParam'

/** The params of each widget, by the names of its props. */
export const widgetParams: Readonly<Record<string, Readonly<Record<string, PageParam>>>> = {
  ProductList: {
    search: { attribute: 'search', kind: 'typed' },
    page: { attribute: 'page', kind: 'number' },
  },
  ProductModal: { productId: { attribute: 'product', kind: 'text', isRequired: true } },
  TallyModal: { productId: { attribute: 'product', kind: 'text', isRequired: true } },
  OrdersTable: {
    type: { attribute: 'type', kind: 'text' },
    search: { attribute: 'search', kind: 'typed' },
    sort: { attribute: 'sort', kind: 'text' },
  },
  InvoiceTable: {
    from: { attribute: 'from', kind: 'text', onChange: 'onDatesChange' },
    to: { attribute: 'to', kind: 'text', onChange: 'onDatesChange' },
    search: { attribute: 'search', kind: 'typed' },
    sort: { attribute: 'sort', kind: 'text' },
  },
  StatementList: { sort: { attribute: 'sort', kind: 'text' } },
  StatementView: { date: { attribute: 'date', kind: 'day', isRequired: true, isOfPath: true } },
  CustomList: { listId: { attribute: 'list', kind: 'text', isRequired: true, isOfPath: true } },
  TransactionView: {
    kind: { attribute: 'kind', kind: ['order', 'quote', 'invoice'] },
    number: { attribute: 'number', kind: 'number', isRequired: true },
    suffix: { attribute: 'suffix', kind: 'number' },
  },
  JobView: {
    name: { attribute: 'name', kind: 'job', isRequired: true, isOfPath: true },
    from: { attribute: 'from', kind: 'text' },
  },
  SubUserForm: { id: { attribute: 'user', kind: 'text', isOfPath: true } },
  DownloadList: { search: { attribute: 'search', kind: 'typed' }, sort: { attribute: 'sort', kind: 'text' } },
  StoreListing: { search: { attribute: 'search', kind: 'typed' } },
}
