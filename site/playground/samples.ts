/** A sample to start from. */
export interface Sample {
  /** The name in the list, and in the page's address. */
  name: string
  body: string
}

/** Samples to start from, the shortest first. */
export const samples: readonly Sample[] = [
  {
    name: 'A product list',
    body: `<trade-cart-button></trade-cart-button>

<trade-product-list
  category="TIMBER"
  type="Structural Pine"
  style="display: block; min-height: 640px"
></trade-product-list>`,
  },
  {
    name: 'Prices in your own markup',
    body: `<article style="font-family: Georgia, serif; max-width: 40em">
  <h1>90 × 45 framing pine</h1>
  <p>Straight, dry and treated. Cut to length in the yard while you wait.</p>
  <trade-product product="PINE9045H2">
    <template>
      <p>Your price: <strong><trade-price></trade-price></strong>, in the cart: <trade-data field="inCart"></trade-data></p>
      <trade-tally></trade-tally>
    </template>
    <a href="#contact">Ask for a price</a>
  </trade-product>
</article>`,
  },
  {
    name: 'Parts of your own',
    body: `<trade-product-list category="FASTENERS" style="display: block; min-height: 640px">
  <h2 slot="header">Nails, screws and bolts</h2>
  <template slot="row-end">
    <a trade-attr--href="image" target="_blank">Picture of <trade-data field="id"></trade-data></a>
  </template>
  <p slot="empty">Nothing here today. Ring the yard on 03 5550 0100.</p>
</trade-product-list>`,
  },
  {
    name: 'The cart',
    body: `<trade-cart-review style="display: block; min-height: 420px"></trade-cart-review>`,
  },
  {
    name: 'The checkout',
    body: `<trade-checkout-form style="display: block; min-height: 900px">
  <p slot="aside">Questions? Call the yard on 03 5550 0100.</p>
</trade-checkout-form>`,
  },
  {
    name: 'A pad for product numbers',
    body: `<trade-quick-order style="display: block; min-height: 420px"></trade-quick-order>`,
  },
  {
    name: 'Invoices',
    body: `<trade-invoice-table style="display: block; min-height: 640px"></trade-invoice-table>`,
  },
  {
    name: 'Another brand',
    body: `<style>
  :root {
    --trade-interaction-primary-background: #7a2e8e;
    --trade-interaction-secondary-hyperlink: #7a2e8e;
    --trade-accent: #f0b429;
  }
  body { font-family: Verdana, sans-serif }
</style>

<trade-search></trade-search>
<trade-catalogue></trade-catalogue>`,
  },
]
