import { PROVIDER_FOLDER, WINDRIVER_SCRIPT } from '@trade-portal/fluid-sandbox'
import type { CatalogueSource } from '../seed/CatalogueSource.ts'
import { banner, bottomLinks, settings, topButtons, widget } from '../seed/widgets.ts'
import { branches, deliveryBands, despatchMethods, states, vehicles } from './delivery.ts'
import { customers } from './people.ts'
import { gazetteer } from './suburbs.ts'

/** Cascade Building Supply, a pro yard between Portland and Seattle. */
export const setting: CatalogueSource['setting'] = {
  merchant: {
    id: 'cascade',
    companyId: 'CASCADE',
    deviceId: 'TPCASCADE',
    taxRate: 0,
    firstTransactionNumber: 731_200,
  },
  widgets: [
    ...topButtons({ label: 'Jobsite Planner', value: 'https://planner.cascade-supply.example/' }),
    ...bottomLinks({ support: 'help@cascade-supply.example', contact: 'sales@cascade-supply.example' }),
    widget('Links', 'link', 'Span calculator', {
      value: 'https://www.cascade-supply.example/spans',
      description: 'Joist and rafter spans for Douglas Fir and engineered lumber',
    }),
    widget('Links', 'link', 'Safety data sheets', { value: 'https://www.cascade-supply.example/sds' }),
    widget('Links', 'link', 'Credit application', { value: 'www.cascade-supply.example/credit' }),
    widget('Links', 'link', 'Tax exemption forms', { value: 'https://www.cascade-supply.example/tax' }),
    widget('Links', 'link', '2024 catalog', {
      isEnabled: false,
      value: 'https://www.cascade-supply.example/2024',
    }),
    banner(
      1,
      'Douglas Fir framing, straight off the mill',
      '/products/LUMBER/Douglas%20Fir',
      'This month: Douglas Fir framing, straight off the mill',
    ),
    banner(
      2,
      'Cedar and composite, ready for spring',
      '/products/DECKING/Composite%20Decking',
      'Decking: cedar and composite, ready for spring',
    ),
    banner(
      3,
      'Metal panels, cut to the inch',
      '/products/ROOFING/Metal%20Roofing',
      'Roofing: metal panels, cut to the inch',
    ),
    widget('balances', 'panel', 'balances'),
    ...settings({
      pagesize: '20',
      payment_provider: 'windriver',
      checkout_key: 'pk_test_cascade',
      checkout_script_url: PROVIDER_FOLDER + WINDRIVER_SCRIPT,
      initial_branch: 'PDX',
      despatch_rules: 'by-purpose',
      support_email: 'help@cascade-supply.example',
      locale: 'en-US',
      currency: 'USD',
    }),
  ],
  branches,
  states,
  vehicles,
  despatchMethods,
  gazetteer,
  deliveryBands,
  customers,
}
