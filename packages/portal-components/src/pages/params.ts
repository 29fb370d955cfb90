// Written by `pnpm definitions` from the widgets’ definitions.
import type { PageParam } from './Page'

/** The params of each widget, by the names of its props. */
export const widgetParams: Readonly<Record<string, Readonly<Record<string, PageParam>>>> = {
  ProductList: { search: { kind: 'typed' }, page: { kind: 'number' } },
  ProductModal: { productId: { attribute: 'product', isRequired: true } },
  TallyModal: { productId: { attribute: 'product', isRequired: true } },
  OrdersTable: { type: {}, search: { kind: 'typed' }, sort: {} },
  InvoiceTable: {
    from: { onChange: 'onDatesChange' },
    to: { onChange: 'onDatesChange' },
    search: { kind: 'typed' },
    sort: {},
  },
  StatementList: { sort: {} },
  StatementView: { date: { isRequired: true, kind: 'day', isOfPath: true } },
  CustomList: { listId: { attribute: 'list', isRequired: true, isOfPath: true } },
  TransactionView: {
    kind: { kind: ['order', 'quote', 'invoice'] },
    number: { isRequired: true, kind: 'number' },
    suffix: { kind: 'number' },
  },
  JobView: { name: { isRequired: true, kind: 'job', isOfPath: true }, from: {} },
  SubUserForm: { id: { attribute: 'user', isOfPath: true } },
  DownloadList: { search: { kind: 'typed' }, sort: {} },
  StoreListing: { search: { kind: 'typed' } },
}
